/** Codes of codes.json that rules ask for. */

/** parking_kbn: room on the plot, or near it. */
export const WITH_PARKING: readonly (number | null)[] = [1, 3]
/** toshi_keikaku: 市街化調整区域, where building is restrained. */
export const CHOSEI_KUIKI = 2
