/** Round numbers of an axis that holds `min` and `max`, 0 among them; at most six. */
export function ticksOf(min: number, max: number): number[] {
  const span = Math.max(max, 0) - Math.min(min, 0)
  if (!(span > 0)) return [0]
  const power = 10 ** Math.floor(Math.log10(span / 5))
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= span / 5) ?? 10) * power
  const from = Math.floor(Math.min(min, 0) / step)
  const to = Math.ceil(Math.max(max, 0) / step)
  return Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step)
}

/** Which of `count` years are written below an axis, so that they never touch. */
export function isLabelled(index: number, count: number): boolean {
  const step = count <= 12 ? 1 : count <= 36 ? 5 : 10
  return index === 0 || (index + 1) % step === 0
}
