import type { RemoteName } from './paths.ts'
import { portOf } from './ports.ts'

/** `assets` is the browser build of the shell, a process of its own in development only. */
export type ProcessName = 'api' | 'shell' | 'staff' | 'assets' | RemoteName

/** How a process of the site is started, and where it answers. */
export type Program = {
  /** Program and arguments, from the root of the checkout unless `cwd` says otherwise. */
  command: string[]
  cwd?: string
  env?: NodeJS.ProcessEnv
  url: string
}

export type Programs = Partial<Record<ProcessName, Program>>

/**
 * MB, of the process that keeps pages and sends them. Others render (apps/shell/src/releases). With
 * 2 MB for young objects, a kept page costs twice as much CPU.
 */
const SHELL_FLAGS = ['--max-semi-space-size=4', '--max-old-space-size=256']

/** The processes of the site as `npm start` and the tests run them (docs/deploy.md). */
export function productionPrograms(env: NodeJS.ProcessEnv) {
  const url = (name: Exclude<ProcessName, 'assets'>) => `http://127.0.0.1:${portOf(name, env)}`
  const remote = (name: RemoteName): Program => ({
    command: ['node', 'packages/build/src/commands/serve-remote.ts', name],
    url: url(name),
  })
  return {
    // Gives back what reading all listings has left behind.
    api: { command: ['node', '--expose-gc', 'apps/api/src/server.ts'], url: url('api') },
    chintai: remote('chintai'),
    baibai: remote('baibai'),
    shell: {
      command: ['node', ...SHELL_FLAGS, 'apps/shell/src/server/main.ts'],
      // Otherwise every thread that compresses pages would keep the memory that it has freed.
      env: { MALLOC_ARENA_MAX: '1' },
      url: url('shell'),
    },
    staff: { command: ['node', 'apps/staff/src/server/main.ts'], url: url('staff') },
  } satisfies Programs
}
