/** Runs one task after the other; rejects with `refusal` when `limit` tasks are waiting already. */
export function boundedQueue(limit: number, refusal: () => Error) {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  return function run<T>(task: () => Promise<T>): Promise<T> {
    if (waiting >= limit) {
      return Promise.reject(refusal())
    }
    waiting++
    const result = last.then(task).finally(() => {
      waiting--
    })
    last = result.catch(() => {})
    return result
  }
}
