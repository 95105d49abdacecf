/**
 * `npm run dev [app …]`: the site with hot reload, server rendering included. With names only those
 * apps are hot; the others are built once.
 */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { COLD_DIST, developmentPrograms, HOT_DIST } from '../development-programs.ts'
import { foreground } from '../foreground.ts'
import { APPS, type AppName, appDir, REMOTES, repoRoot } from '../paths.ts'
import { portOf } from '../ports.ts'
import { makeDevelopmentKeys } from '../release-keys.ts'
import { startRestartProxy } from '../restart-proxy.ts'
import { Restarted } from '../restarted.ts'
import { run } from '../run.ts'
import { Stack } from '../stack.ts'

const wanted = process.argv.slice(2)
const unknown = wanted.filter((app) => !APPS.includes(app as AppName))
if (unknown.length > 0)
  throw new Error(`No such app: ${unknown.join(', ')}. usage: npm run dev [${APPS.join('|')} …]`)
const hot = APPS.filter((app) => wanted.length === 0 || wanted.includes(app))
const cold = APPS.filter((app) => !hot.includes(app))

const env = { ...process.env, NODE_ENV: 'development' }
const stack = new Stack(env, 'inherit', developmentPrograms(hot, env))
const shell = new Restarted(stack, 'shell')
const api = new Restarted(stack, 'api')
const source = (folder: string) => path.join(repoRoot, folder, 'src')

await foreground(stack, async () => {
  const host = process.env.HOST ?? '127.0.0.1'
  await startRestartProxy(portOf('shell'), host, shell, new URL(stack.url('shell')))
  makeDevelopmentKeys()
  for (const app of hot) rmSync(path.join(appDir(app), HOT_DIST), { recursive: true, force: true })
  if (cold.length > 0) {
    await run('node', ['packages/build/src/commands/build.ts', ...cold], {
      // Fast Refresh lives in React's development mode, and React in the shell's build.
      env: { ...env, DIST: COLD_DIST, BUILD_MODE: 'development' },
    })
  }
  const assets = hot.includes('shell') ? (['assets'] as const) : []
  await Promise.all([
    api.start(['apps/api', 'packages/api-client', 'packages/domain', 'packages/geo'].map(source)),
    ...[...REMOTES, 'staff' as const, ...assets].map((name) => stack.start(name)),
  ])
  const dist = path.join(appDir('shell'), hot.includes('shell') ? HOT_DIST : COLD_DIST)
  await shell.start([path.join(dist, 'node'), path.join(source('apps/shell'), 'server')])
  return `http://127.0.0.1:${portOf('shell')}`
})
