type Axis = {
  /** Round numbers, 0 among them; at most six. */
  ticks: number[]
  low: number
  high: number
}

/** Parts of a step that an axis may end below its last number, where a whole one would be empty. */
const PARTS = 5

/** An axis that holds `min` and `max`. */
export function axisOf(min: number, max: number): Axis {
  const span = Math.max(max, 0) - Math.min(min, 0)
  if (!(span > 0)) return { ticks: [0], low: 0, high: 0 }
  const power = 10 ** Math.floor(Math.log10(span / 5))
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= span / 5) ?? 10) * power
  const part = step / PARTS
  const low = Math.floor(Math.min(min, 0) / part) * part
  const from = Math.ceil(low / step)
  const to = Math.ceil(Math.max(max, 0) / step)
  const ticks = Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step)
  return { ticks, low, high: to * step }
}

/** Which of `count` years are written below an axis, so that they never touch. */
export function isLabelled(index: number, count: number): boolean {
  const step = count <= 12 ? 1 : count <= 36 ? 5 : 10
  return index === 0 || (index + 1) % step === 0
}
