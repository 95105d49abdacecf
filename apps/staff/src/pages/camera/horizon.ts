/** Of a phone that lies so flat nobody can say where up is in its picture: as a part of 1. */
const FLAT = 0.3

const radians = (degrees: number) => (degrees * Math.PI) / 180

/**
 * Degrees by which the horizon is turned clockwise in the picture; `undefined` for a phone that lies
 * flat. Gamma alone says nothing of a phone held upright, for which it is ±90°: the upward vector in
 * the axes of the screen does (w3.org/TR/orientation-event, Z-X'-Y''). `angle` is that of the screen.
 */
export function horizonIn(
  { beta, gamma }: { beta: number; gamma: number },
  angle: number,
): number | undefined {
  const x = -Math.cos(radians(beta)) * Math.sin(radians(gamma))
  const y = Math.sin(radians(beta))
  if (Math.hypot(x, y) < FLAT) return undefined
  const [cos, sin] = [Math.cos(radians(angle)), Math.sin(radians(angle))]
  return (Math.atan2(x * cos - y * sin, x * sin + y * cos) * 180) / Math.PI
}
