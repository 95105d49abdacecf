/** pt, an A4 (72 to the inch). */
export const PAGE = { width: 595.28, height: 841.89 }
const MARGIN = 23

/** pt: the columns, and the upper edges of the parts from the head to the foot. */
export const LEFT = { x: MARGIN, width: 318 }
export const RIGHT = { x: MARGIN + 328, width: PAGE.width - 2 * MARGIN - 328 }
export const WHOLE = { x: MARGIN, width: PAGE.width - 2 * MARGIN }
export const TOP = { head: 23, pictures: 84, costs: 352, rows: 504, foot: 742 }
/** Heights of the parts with the pictures and with the price. */
export const HEIGHT = { pictures: 258, costs: 142 }
export const BOTTOM = PAGE.height - 18
