import { performance } from 'node:perf_hooks'
import { median } from './figures.ts'

/** By how much figures of one thing may differ, of their median. */
export const STEADY = 0.15

/** How far the largest and the least lie apart, of the median. */
export const spreadOf = (values: readonly number[]): number =>
  (Math.max(...values) - Math.min(...values)) / (median(values) ?? Number.NaN)

const TURNS = 20_000_000
const TRIES = 3

/** ms for the same work each time: more where somebody else uses the machine. The best of three. */
export function plainLoop(): number {
  const times = Array.from({ length: TRIES }, () => {
    const begun = performance.now()
    let sum = 0
    for (let turn = 0; turn < TURNS; turn++) sum = (sum * 31 + turn) | 0
    if (!Number.isInteger(sum)) throw new Error('the loop was left out')
    return performance.now() - begun
  })
  return Math.min(...times)
}
