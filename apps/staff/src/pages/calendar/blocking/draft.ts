import type { Hours } from '../grid/hours.ts'

/** A time that is about to be blocked, in minutes since midnight. */
export type Draft = { day: string; from: number; to: number }

/** Minutes by which it moves and grows. */
export const STEP = 30

/** An hour, from the half hour that contains these minutes on. */
export function draftAt(day: string, minutes: number, hours: Hours): Draft {
  const half = Math.floor(minutes / STEP) * STEP
  const from = clamp(half, hours.from, hours.to - 2 * STEP)
  return { day, from, to: from + 2 * STEP }
}

/** From where the pointer went down to where it is. */
export function drawn({ day, from }: Draft, minutes: number, hours: Hours): Draft {
  const to = Math.ceil(minutes / STEP) * STEP
  return { day, from, to: clamp(to, from + STEP, hours.to) }
}

/** What a key makes of it: arrows move, with Shift they change its length. */
export function shifted(
  draft: Draft,
  key: string,
  { isLength, hours, days }: { isLength: boolean; hours: Hours; days: readonly string[] },
): Draft | undefined {
  const { day, from, to } = draft
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const next = days[days.indexOf(day) + (key === 'ArrowRight' ? 1 : -1)]
    return { ...draft, day: next ?? day }
  }
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined
  const by = key === 'ArrowDown' ? STEP : -STEP
  if (isLength) return { ...draft, to: clamp(to + by, from + STEP, hours.to) }
  const start = clamp(from + by, hours.from, hours.to - (to - from))
  return { ...draft, from: start, to: start + to - from }
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))
