const MS = 1000

/**
 * Calls are counted in windows that begin at full multiples of their length, and the number of the
 * window is a part of what is counted. Whatever a clock does, it begins another window at once:
 * nothing that was counted before can hold anybody up for longer than a window.
 */
export const windowAt = (now: Date, seconds: number): number =>
  Math.floor(now.getTime() / MS / seconds)

/** Whole seconds until the next window. */
export const secondsLeft = (now: Date, seconds: number): number =>
  Math.ceil((windowAt(now, seconds) + 1) * seconds - now.getTime() / MS)
