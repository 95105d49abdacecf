import { existsSync } from 'node:fs'
import { canInstall, installPackages } from '@sumai/build/debian'
import { type Latency, percentiles, timed } from './latency.ts'
import { finished } from './peers/npm-program.ts'

const WRK = '/usr/bin/wrk'
const SECONDS = 3
/** s of the same load before: V8 compiles what is asked for, and clears away what came before it. */
const WARM_UP = 1
/** Visitors at once. */
const CONNECTIONS = 20
/** s until an answer counts as lost: where others have to wait, now and then one waits for long. */
const PATIENCE = 10

/**
 * Answers a second of an address that is asked for over and over, by Debian's wrk: a client in
 * JavaScript is busier with these answers than the server that gives them.
 */
export async function rateOf(url: string): Promise<number> {
  if (!existsSync(WRK)) {
    if (!canInstall()) throw new Error(`${WRK} is missing; install the package wrk`)
    await installPackages('wrk')
  }
  const load = (seconds: number) => {
    const asked = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, `--timeout=${PATIENCE}s`]
    return finished(WRK, [...asked, '-H', 'accept-encoding: br', url], { cwd: '/' })
  }
  await load(WARM_UP)
  const report = await load(SECONDS)
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(report) ?? []
  if (!rate || /Non-2xx|Socket errors/.test(report)) throw new Error(report)
  return Number(rate)
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
