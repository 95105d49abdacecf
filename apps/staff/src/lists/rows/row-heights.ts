/** px of rows as they were last drawn, by address: a list comes back as high as it was left. */
const heights = new Map<string, number>()
let drawnAt = 0

/** Of rows at the width that the window has now. */
export function rowHeights(): Map<string, number> {
  if (drawnAt !== window.innerWidth) heights.clear()
  drawnAt = window.innerWidth
  return heights
}
