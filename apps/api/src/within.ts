/** It has taken too long. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError'
}

/** Rejects with a `TimeoutError` after so many milliseconds; the work itself goes on. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new TimeoutError('timed out')), milliseconds)
  timer.unref()
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
}
