type Task = () => Promise<void>

/**
 * Runs one task after the other. Urgent ones go before all others that wait, but never two of them
 * while others do. Rejects with `refusal` when `limit` tasks of that kind are unfinished already.
 */
export function boundedQueue(limit: number, refusal: () => Error) {
  const urgent: Task[] = []
  const ordinary: Task[] = []
  const unfinished = new Map([urgent, ordinary].map((kind) => [kind, 0]))
  let isBusy = false
  let wasUrgent = false

  const add = (kind: Task[], change: number) =>
    unfinished.set(kind, (unfinished.get(kind) ?? 0) + change)

  async function work(): Promise<void> {
    if (isBusy) return
    isBusy = true
    for (let task = next(); task; task = next()) await task()
    isBusy = false
  }
  function next(): Task | undefined {
    const [first, second] = wasUrgent ? [ordinary, urgent] : [urgent, ordinary]
    const kind = first.length > 0 ? first : second
    wasUrgent = kind === urgent
    return kind.shift()
  }

  return function run<T>(task: () => Promise<T>, isUrgent = false): Promise<T> {
    const kind = isUrgent ? urgent : ordinary
    if ((unfinished.get(kind) ?? 0) >= limit) return Promise.reject(refusal())
    add(kind, 1)
    return new Promise<T>((resolve, reject) => {
      kind.push(async () => {
        await task().then(resolve, reject)
        add(kind, -1)
      })
      work()
    })
  }
}
