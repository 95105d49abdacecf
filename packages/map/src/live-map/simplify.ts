/** A corner: x and y in px, or longitude and latitude. */
export type Corner = readonly [number, number]

/** The corners that matter (Douglas–Peucker), so that no point left out is farther off than this. */
export function simplify(points: readonly Corner[], tolerance: number): Corner[] {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last || points.length < 3) return [...points]
  const distances = points.map((point) => distanceTo(point, first, last))
  const farthest = distances.indexOf(Math.max(...distances))
  if ((distances[farthest] ?? 0) <= tolerance) return [first, last]
  const before = simplify(points.slice(0, farthest + 1), tolerance)
  return [...before.slice(0, -1), ...simplify(points.slice(farthest), tolerance)]
}

/** The same with at most so many corners. */
export function simplifyTo(points: readonly Corner[], most: number, tolerance = 2): Corner[] {
  const found = simplify(points, tolerance)
  return found.length <= most ? found : simplifyTo(points, most, tolerance * 1.5)
}

function distanceTo([x, y]: Corner, [x1, y1]: Corner, [x2, y2]: Corner): number {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const squared = dx * dx + dy * dy
  const along = squared === 0 ? 0 : ((x - x1) * dx + (y - y1) * dy) / squared
  const share = Math.max(0, Math.min(1, along))
  return Math.hypot(x - x1 - share * dx, y - y1 - share * dy)
}
