/** px from the home in the middle of a picture. */
export type Spot = { x: number; y: number }
export type Box = { left: number; top: number; right: number; bottom: number }

export const inFrame = ({ x, y }: Spot, { left, top, right, bottom }: Box): Spot => ({
  x: Math.min(Math.max(x, left), right),
  y: Math.min(Math.max(y, top), bottom),
})
export const farFrom = (one: Spot, other: Spot) => Math.hypot(one.x - other.x, one.y - other.y)
export const rounded = ({ x, y }: Spot): Spot => ({ x: Math.round(x), y: Math.round(y) })
export const mirrored = ({ left, right, ...box }: Box): Box => ({
  ...box,
  left: -right,
  right: -left,
})
export const boxAround = ({ x, y }: Spot): Box => ({ left: x, top: y, right: x, bottom: y })
export const isInside = ({ x, y }: Spot, { left, top, right, bottom }: Box) =>
  x > left && x < right && y > top && y < bottom
export const meets = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
