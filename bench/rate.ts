import { type Latency, percentiles, timed } from './latency.ts'
import { finished, installed } from './peers/npm-program.ts'

const VERSION = '8.0.0'
const SECONDS = 5
/** Visitors at once. */
const CONNECTIONS = 20

/** Answers a second of an address that is asked for over and over. */
export async function rateOf(url: string): Promise<number> {
  const { dir, bin } = await installed('autocannon', VERSION)
  const load = ['-c', `${CONNECTIONS}`, '-d', `${SECONDS}`, '-H', 'accept-encoding=br', '--json']
  const { requests, non2xx, errors } = JSON.parse(
    await finished(process.execPath, [bin, ...load, url], { cwd: dir }),
  )
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx + errors} answers were no pages`)
  return requests.average
}

/** Pages a second of addresses of which each is asked for once, several at a time. */
export async function rateOfEach(urls: readonly string[]): Promise<number> {
  const waiting = [...urls]
  const visitor = async () => {
    for (let url = waiting.pop(); url; url = waiting.pop()) await (await ask(url)).arrayBuffer()
  }
  const ms = await timed(() => Promise.all(Array.from({ length: 4 }, visitor)))
  return (urls.length / ms) * 1000
}

/** Until the first byte of each of these has come, one after the other. */
export async function firstByte(urls: readonly string[]): Promise<Latency> {
  const samples: number[] = []
  for (const url of urls) {
    const begun = performance.now()
    const answer = await ask(url)
    samples.push(performance.now() - begun)
    await answer.arrayBuffer()
  }
  return percentiles(samples)
}

async function ask(url: string): Promise<Response> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return answer
}
