/**
 * Starts the shell once, without the API and the remotes, asks it for a page, so that it starts a
 * renderer too, and stops it. Node keeps what it compiled, for the same user and the same flags; a
 * process that compiles all of its code itself uses some 13 MB more for good. `npm run build` ends
 * with it; an image calls it as the user who will run it.
 */
import { sitePorts } from '../free-ports.ts'
import { Stack } from '../stack.ts'

export async function firstStart(): Promise<void> {
  const stack = new Stack({ ...process.env, ...(await sitePorts()) }, 'ignore')
  try {
    await stack.start('shell')
    await fetch(stack.url('shell'))
  } finally {
    await stack.stopAll()
  }
}

if (import.meta.main) await firstStart()
