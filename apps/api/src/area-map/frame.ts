export const WIDTH = 760
export const HEIGHT = 936

/** px of the drawing for a place in degrees: flat, as wide as it is high at 33.3° north. */
export const toFrame = (lng: number, lat: number): [x: number, y: number] => [
  (lng - 130.00564) * 836.46,
  (33.75928 - lat) * 1001.11,
]

/** A closed ring as part of an SVG path, in whole px; '' when it covers less than `least` px². */
export function ringPath(points: readonly (readonly number[])[], least: number): string {
  const whole = points.map(([x = 0, y = 0]) => [Math.round(x), Math.round(y)] as const)
  const corners = whole.filter(([x, y], at) => {
    const [beforeX, beforeY] = whole[at - 1] ?? whole.at(-1) ?? []
    return x !== beforeX || y !== beforeY
  })
  if (corners.length < 3 || areaOf(corners) < least) return ''
  const steps = corners.map(([x, y], at) => {
    const [fromX, fromY] = corners[at - 1] ?? [0, 0]
    const [dx, dy] = [x - fromX, y - fromY]
    return at === 0 ? `M${x} ${y}l` : `${dx}${dy < 0 ? '' : ' '}${dy}`
  })
  return `${steps.join(' ').replace('l ', 'l').replaceAll(' -', '-')}z`
}

const areaOf = (corners: readonly (readonly [number, number])[]) =>
  Math.abs(
    corners.reduce((sum, [x, y], at) => {
      const [beforeX, beforeY] = corners.at(at - 1) ?? [0, 0]
      return sum + (beforeX * y - x * beforeY)
    }, 0),
  ) / 2
