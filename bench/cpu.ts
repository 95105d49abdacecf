import { readFileSync } from 'node:fs'

/** Of the kernel's clock in /proc, on every Linux that Node runs on. */
const MS_PER_TICK = 10

/** ms of CPU that a process has used, user and system. */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK
}

/** ms of CPU that a process needs for each of these pages, fetched one after the other. */
export async function cpuPerPage(pid: number, urls: readonly string[]): Promise<number> {
  const before = cpuOf(pid)
  for (const url of urls) await load(url)
  return (cpuOf(pid) - before) / urls.length
}

/** Fetches a page as a browser does. */
export async function load(url: string): Promise<void> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  await answer.arrayBuffer()
}

/** MB of memory that a process holds. */
export function memoryOf(pid: number): number {
  const [, kb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kb) / 1024
}
