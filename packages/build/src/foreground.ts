import { setTimeout as pause } from 'node:timers/promises'
import type { ProcessName } from './programs.ts'
import type { Stack } from './stack.ts'

/** ms before a process that crashed is started again. */
const PAUSE = 1000

/**
 * Runs the site in the foreground: says when it can be used and ends every process on Ctrl-C or
 * SIGTERM. A process that crashes before that ends everything; later it is started again, and the
 * others go on without it.
 */
export async function foreground(stack: Stack, start: () => Promise<string>): Promise<void> {
  let stopping = false
  let ready = false
  const revived = new Set<ProcessName>()
  async function stop(code: number) {
    if (stopping) return
    stopping = true
    await stack.stopAll()
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0))
  async function revive(name: ProcessName) {
    if (revived.has(name)) return
    revived.add(name)
    await pause(PAUSE)
    try {
      await stack.start(name)
      console.log(`${name} is ready again`)
    } catch (error) {
      if (!stopping) console.error((error as Error).message)
      await stop(1)
    }
    revived.delete(name)
  }
  stack.onCrash = (name, code) => {
    if (stopping) return
    console.error(`${name} ended with ${code}; ${ready ? 'starting it again' : 'stopping'}`)
    if (ready) revive(name)
    else stop(1)
  }
  const started = performance.now()
  try {
    const address = await start()
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    ready = true
    console.log(`ready ${address} (after ${seconds} s)`)
  } catch (error) {
    if (!stopping) console.error((error as Error).message)
    await stop(1)
  }
}
