/**
 * `npm run build [app …]`: builds the shell, the remotes and the staff's screens (all of them
 * without arguments), releases what it built, and starts the shell once.
 */
import path from 'node:path'
import { APPS, type AppName, appDir, distDir, RELEASED } from '../paths.ts'
import { precompress } from '../precompress.ts'
import { keepShellFiles, release } from '../release.ts'
import { makeDevelopmentKeys } from '../release-keys.ts'
import { run } from '../run.ts'
import { firstStart } from './first-start.ts'

export async function build(apps: readonly AppName[] = APPS): Promise<void> {
  await compile(apps)
  for (const app of apps) {
    const released = RELEASED.find((name) => name === app)
    if (released) console.log(`released ${released} ${release(released)}`)
    else keepShellFiles()
  }
  if (apps.includes('shell')) await firstStart()
}

/** Builds without releasing. */
export async function compile(apps: readonly AppName[]): Promise<void> {
  makeDevelopmentKeys()
  const development = process.env.BUILD_MODE === 'development'
  await Promise.all(apps.map((app) => run('rspack', ['build'], { cwd: appDir(app) })))
  for (const app of apps) {
    // Brotli at its best takes seconds on code that is not minified.
    if (!development) await precompress(path.join(distDir(app), 'web'))
  }
}

if (import.meta.main) {
  const wanted = process.argv.slice(2)
  const unknown = wanted.filter((app) => !APPS.includes(app as AppName))
  if (unknown.length > 0)
    throw new Error(
      `No such app: ${unknown.join(', ')}. usage: npm run build [${APPS.join('|')} …]`,
    )
  const started = performance.now()
  await build(wanted.length > 0 ? (wanted as AppName[]) : APPS)
  console.log(`built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
