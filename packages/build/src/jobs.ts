/** A piece of work; `needs` names others that must have ended well before it begins. */
export type Job = {
  name: string
  needs?: string[]
  run: (signal: AbortSignal) => Promise<void>
}

/**
 * Runs jobs beside each other as far as they need nothing of each other. The first that fails stops
 * those that run, and none begins any more; rejects with its error when all have ended.
 */
export async function runJobs(jobs: Job[], say: (line: string) => void): Promise<void> {
  const stop = new AbortController()
  const failures: unknown[] = []
  const runs = new Map<string, Promise<void>>()
  for (const { name, needs = [], run } of jobs) {
    const before = needs.map((needed) => {
      const job = runs.get(needed)
      if (!job) throw new Error(`${name} needs ${needed}, which does not stand before it`)
      return job
    })
    runs.set(
      name,
      Promise.all(before).then(async () => {
        if (stop.signal.aborted) return
        const begun = performance.now()
        say(`── ${name} begins`)
        try {
          await run(stop.signal)
          say(`── ${name}: ${((performance.now() - begun) / 1000).toFixed(1)} s`)
        } catch (error) {
          failures.push(error)
          stop.abort()
        }
      }),
    )
  }
  await Promise.all(runs.values())
  if (failures.length > 0) throw failures[0]
}
