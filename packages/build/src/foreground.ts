import type { Stack } from './stack.ts'

/**
 * Runs the site in the foreground: says when it can be used and ends every process on Ctrl-C, on
 * SIGTERM, or when one of them crashes.
 */
export async function foreground(stack: Stack, start: () => Promise<string>): Promise<void> {
  let stopping = false
  async function stop(code: number) {
    if (stopping) return
    stopping = true
    await stack.stopAll()
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0))
  stack.onCrash = (name, code) => {
    if (stopping) return
    console.error(`${name} ended with code ${code}; stopping`)
    stop(1)
  }
  const started = performance.now()
  try {
    const address = await start()
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`ready ${address} (after ${seconds} s)`)
  } catch (error) {
    if (!stopping) console.error((error as Error).message)
    await stop(1)
  }
}
