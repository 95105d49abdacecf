import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'

const EVERY_MS = 100

/** Runs a program of ours to its end; the most memory that it took, in MB. */
export async function peakMemory(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<number> {
  const child = spawn('node', [program, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  })
  const ended = once(child, 'exit')
  let peak = 0
  while (child.exitCode === null) {
    peak = Math.max(peak, await residentMb(child.pid ?? 0))
    await setTimeout(EVERY_MS)
  }
  const [code] = await ended
  if (code !== 0) throw new Error(`${program} ended with ${code}`)
  return peak
}

/** 0 for a process that has ended. */
async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}
