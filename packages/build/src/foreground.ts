import { setTimeout as pause } from 'node:timers/promises'
import type { ProcessName } from './programs.ts'
import type { Stack } from './stack.ts'

/** ms */
const TIMES = {
  /** Before a process that ended is started again; doubled after each failure. */
  pause: 1_000,
  /** The longest such pause. */
  longestPause: 30_000,
  /** Between two looks at whether every process lives. */
  look: 2_000,
  /** Of silence after which a process is replaced. */
  silence: 10_000,
}

/**
 * Runs the site in the foreground: says when it can be used and ends every process when it is told
 * to (Ctrl-C, SIGTERM, SIGHUP), or when the npm that started it is gone. A process that ends before
 * everything is ready ends everything; later it is started again for as long as it takes, as is one
 * that falls silent, and the others go on without it.
 */
export async function foreground(
  stack: Stack,
  start: () => Promise<string>,
  { pause: first, longestPause, look, silence } = TIMES,
): Promise<void> {
  let stopping = false
  let ready = false
  const reviving = new Set<ProcessName>()
  async function stop(code: number) {
    if (stopping) return
    stopping = true
    await stack.stopAll()
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0))
  whenNpmIsGone(() => stop(0))

  async function revive(name: ProcessName) {
    if (reviving.has(name)) return
    reviving.add(name)
    let isUp = false
    for (let wait = first; !isUp && !stopping; wait = Math.min(wait * 2, longestPause)) {
      await pause(wait)
      isUp = await stack.start(name).then(
        () => true,
        () => false,
      )
    }
    reviving.delete(name)
    if (isUp) console.log(`${name} is ready again`)
  }

  /** Replaces a process that has not answered for too long. */
  async function watch(name: ProcessName) {
    let answered = performance.now()
    for (;;) {
      await pause(look, undefined, { ref: false })
      const isAlive = await stack.isAlive(name)
      if (isAlive || reviving.has(name)) answered = performance.now()
      else if (!stack.running().includes(name)) return
      else if (performance.now() - answered > silence) {
        console.error(`${name} has not answered for ${silence / 1000} s`)
        stack.crash(name)
        answered = performance.now()
      }
    }
  }

  stack.onCrash = (name, code) => {
    if (stopping || reviving.has(name)) return
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
    for (const name of stack.running()) watch(name)
  } catch (error) {
    if (!stopping) console.error((error as Error).message)
    await stop(1)
  }
}

/** There is no event for a parent that was killed: its children get another parent. */
function whenNpmIsGone(stop: () => void): void {
  if (!process.env.npm_lifecycle_event) return
  const npm = process.ppid
  setInterval(() => {
    if (process.ppid !== npm) stop()
  }, 500).unref()
}
