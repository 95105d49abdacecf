/** `npm start`: builds, then serves the whole site in production mode until it is told to stop. */
import { foreground } from '../foreground.ts'
import { portOf } from '../ports.ts'
import { Stack } from '../stack.ts'
import { build } from './build.ts'

const stack = new Stack()

await foreground(stack, async () => {
  await stack.requireFreePorts()
  await build()
  await stack.startAll()
  console.log(`staff http://localhost:${portOf('staff')}`)
  return stack.url('shell')
})
