import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Browser } from 'playwright'
import { cpuPerPage, load } from './cpu.ts'
import { median } from './figures.ts'
import type { Latency } from './latency.ts'
import { startLimit } from './limit.ts'
import { measurePage } from './page.ts'
import { firstByte, rateOf, rateOfEach } from './rate.ts'

/** Pages of results: ours, as every page is the first time and from then on; bare React; a constant answer. */
type Servers<T> = { rendered: T; cached: T; bareReact: T; constant: T }

export type ServerFigures = {
  /** ms a page */
  cpu: Servers<number>
  /** Pages a second. */
  rate: Servers<number>
  firstByte: Pick<Servers<Latency>, 'rendered' | 'cached'>
}

/** An answer as it came over the network, its body in base64. */
export type PlainAnswer = { headers: Record<string, string>; body: string }

/** Pages of a list that has this many. */
const PAGES = 150
/** Pages of the other servers that make up one sample of CPU; the kernel counts in 10 ms. */
const SAMPLE = { bareReact: 60, sent: 1_500 }

/**
 * What the page of results costs, in `runs` samples of which each takes all servers in turn. The
 * constant answer has the bytes and the headers of ours: only the work before them is missing.
 */
export async function serverFigures(
  browser: Browser,
  { shell, results }: { shell: number; results: string },
  runs: number,
): Promise<ServerFigures> {
  const { tree } = await measurePage(browser, results)
  const bare = await startLimit('bare-react', JSON.stringify(tree))
  const constant = await startLimit('constant', JSON.stringify(await plainAnswer(results)))
  // Every page of a list is rendered for the first time: none of them is cached.
  const lists = (order: string) =>
    Array.from({ length: PAGES }, (_, index) => `${results}?order=${order}&page=${index + 2}`)
  const share = (urls: string[], run: number) =>
    urls.slice((run * PAGES) / runs, ((run + 1) * PAGES) / runs)
  const cpu: Servers<number>[] = []
  const rate: Servers<number>[] = []
  try {
    // V8 compiles what it sees often.
    for (const url of [...lists('chiku_asc'), ...again(bare.url, PAGES)]) await load(url)
    for (let run = 0; run < runs; run++) {
      cpu.push({
        rendered: await cpuPerPage(shell, share(lists('new'), run)),
        cached: await cpuPerPage(shell, again(results, SAMPLE.sent)),
        bareReact: await cpuPerPage(bare.pid, again(bare.url, SAMPLE.bareReact)),
        constant: await cpuPerPage(constant.pid, again(constant.url, SAMPLE.sent)),
      })
      rate.push({
        rendered: await rateOfEach(share(lists('yachin_asc'), run)),
        cached: await rateOf(results),
        bareReact: await rateOf(bare.url),
        constant: await rateOf(constant.url),
      })
    }
    return {
      cpu: medians(cpu),
      rate: medians(rate),
      firstByte: {
        rendered: await firstByte(lists('yachin_desc')),
        cached: await firstByte(again(results, 200)),
      },
    }
  } finally {
    await bare.stop()
    await constant.stop()
  }
}

const again = (url: string, times: number) => Array.from({ length: times }, () => url)

function medians(samples: readonly Servers<number>[]): Servers<number> {
  const of = (server: keyof Servers<number>) =>
    median(samples.map((sample) => sample[server])) ?? Number.NaN
  return {
    rendered: of('rendered'),
    cached: of('cached'),
    bareReact: of('bareReact'),
    constant: of('constant'),
  }
}

/** `fetch` would unpack it. */
async function plainAnswer(url: string): Promise<PlainAnswer> {
  const asked = request(url, { headers: { 'accept-encoding': 'br' } }).end()
  const [answer]: IncomingMessage[] = await once(asked, 'response')
  if (answer?.statusCode !== 200) throw new Error(`${url} answered ${answer?.statusCode}`)
  // Every server writes these itself.
  const { date: _, connection: __, 'keep-alive': ___, ...headers } = answer.headers
  return {
    headers: headers as Record<string, string>,
    body: (await buffer(answer)).toString('base64'),
  }
}
