import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'

const EVERY_MS = 50

/** Runs a program of ours to its end; the most memory that it took, in MB. */
export async function peakMemory(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<number> {
  const { code, peak, said } = await watched([program, ...args], env)
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${said}`)
  return peak
}

/** Runs Node to its end: how it ended, what it said, and the most memory that it took, in MB. */
export async function watched(args: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn('node', args, { env: { ...process.env, ...env } })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      said += text
    })
  }
  const ended = once(child, 'close')
  let peak = 0
  while (child.exitCode === null && child.signalCode === null) {
    peak = Math.max(peak, await mostMb(child.pid ?? 0))
    await setTimeout(EVERY_MS)
  }
  await ended
  return { code: child.exitCode, said, peak }
}

/** The most that a process has taken so far; 0 when it has ended. */
async function mostMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}
