import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sitePorts } from '@sumai/build/free-ports'
import type { ProcessName } from '@sumai/build/programs'
import { Stack } from '@sumai/build/stack'

/** The whole site in production mode, on ports and data of its own. */
export async function startSite(env: NodeJS.ProcessEnv = {}) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sumai-bench-'))
  const stack = new Stack(
    {
      ...process.env,
      ...(await sitePorts()),
      DATA_DIR: path.join(dataDir, 'data'),
      // All visitors of a bench have one address.
      RATE_GET: '0',
      RATE_MAPS: '0',
      RATE_PLANS: '0',
      PAGES_PER_MINUTE: '0',
      PAGES_AT_ONCE: '0',
      ...env,
    },
    'ignore',
  )
  await stack.startSite()
  return {
    url: (name: ProcessName) => stack.url(name),
    pid: (name: ProcessName) => stack.pid(name),
    start: (name: ProcessName) => stack.start(name),
    async restart(name: ProcessName, env: NodeJS.ProcessEnv) {
      await stack.stop(name)
      await stack.start(name, env)
    },
    async stop() {
      await stack.stopAll()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
