import { readFile } from 'node:fs/promises'

/**
 * Resident memory of a process alone, in MB (1,000 KiB). Linux tells it even while the process hangs;
 * elsewhere this rejects.
 */
export async function residentMemoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1000)
}

/**
 * ms that the main thread of a process could have run, but had to wait for a core, since it began.
 * Rejects where the kernel does not count it.
 */
export async function waitedForCore(pid: number): Promise<number> {
  const [, nanoseconds] = (await readFile(`/proc/${pid}/schedstat`, 'utf8')).split(' ')
  return Number(nanoseconds) / 1e6
}
