/** `npm start`: builds, then serves the whole site in production mode until it is told to stop. */
import { portOf } from '../ports.ts'
import { Stack } from '../stack.ts'
import { build } from './build.ts'

const started = performance.now()
await build()

const stack = new Stack()
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

try {
  await stack.startAll()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`ready http://127.0.0.1:${portOf('shell')} (after ${seconds} s)`)
} catch (error) {
  if (!stopping) console.error((error as Error).message)
  await stop(1)
}
