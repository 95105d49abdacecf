/** ms that half of the answers, and 95 of 100, took at most. */
export type Latency = { p50: number; p95: number }

const WARM_UP = 10
const MOST_SAMPLES = 200
const MOST_MS = 1_500
const FEWEST_SAMPLES = 5

/** Times one request after the other; `ask` is told which it is, so that no two need be the same. */
export async function latencyOf(ask: (n: number) => Promise<unknown>): Promise<Latency> {
  const until = performance.now() + MOST_MS
  let n = 0
  while (n < WARM_UP && performance.now() < until) await ask(n++)
  const samples: number[] = []
  while (samples.length < FEWEST_SAMPLES || samples.length < MOST_SAMPLES) {
    if (samples.length >= FEWEST_SAMPLES && performance.now() > until) break
    samples.push(await timed(() => ask(n++)))
  }
  return percentiles(samples)
}

/** ms that some work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

export function percentiles(samples: readonly number[]): Latency {
  const sorted = samples.toSorted((a, b) => a - b)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  return { p50: at(0.5) ?? Number.NaN, p95: at(0.95) ?? Number.NaN }
}

/**
 * A request as the shell makes it, for an answer that is not compressed, read to its end; throws
 * unless it is a success.
 */
export async function get(url: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity', ...headers } })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text.slice(0, 300)}`)
  return text
}
