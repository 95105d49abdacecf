import { DatabaseBusyError } from './database.ts'

/** Runs one task after the other; refuses when `limit` tasks are waiting already. */
export function boundedQueue(limit: number) {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  return function run<T>(task: () => Promise<T>): Promise<T> {
    if (waiting >= limit) {
      return Promise.reject(new DatabaseBusyError(`${waiting} queries are waiting`))
    }
    waiting++
    const result = last.then(task).finally(() => {
      waiting--
    })
    last = result.catch(() => {})
    return result
  }
}
