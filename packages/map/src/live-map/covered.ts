export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

/** px that stay free between two pins, for fingers. */
const GAP = 2

/** Which boxes lie on an earlier one that stays, or on one of `obstacles`; so no two that stay meet. */
export function covered(boxes: readonly Box[], obstacles: readonly Box[] = []): boolean[] {
  const kept = [...obstacles]
  return boxes.map((box) => {
    const isCovered = kept.some((other) => meets(box, other))
    if (!isCovered) kept.push(box)
    return isCovered
  })
}

export const meets = (a: Box, b: Box): boolean =>
  a.left < b.right + GAP &&
  b.left < a.right + GAP &&
  a.top < b.bottom + GAP &&
  b.top < a.bottom + GAP
