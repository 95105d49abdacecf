import { cpuOf } from '@sumai/build/process-family'

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
