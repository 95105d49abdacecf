/**
 * `npm run check chintai` (`baibai`, `shell`, `staff`): all that a team needs before it releases.
 * Its types, lint and unit tests, a build of its app, and its journeys on that build between the
 * other apps as they were last released. Of those nothing is tested, and nothing is built unless
 * this checkout has no release of one: a remote is then copied from where REMOTES_PUBLIC says (and
 * trusted if its signature fits RELEASE_KEYS), the shell is built.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { browserTests } from '../browser-tests.ts'
import { type Job, runJobs } from '../jobs.ts'
import { copyLastRelease } from '../last-release.ts'
import {
  APPS,
  type AppName,
  appDir,
  CHECKED_DIST,
  distDir,
  REMOTES,
  type RemoteName,
} from '../paths.ts'
import { run, runBuffered } from '../run.ts'

/** What the apps are made of. */
const PACKAGES = 'packages/(?!build|demo|testing)'

/** The journeys but those of the staff, as Playwright looks for files. */
const VISITORS = 'journeys/(?!staff/)'

/** The tests of e2e/ without those that concern another team alone (e2e/support/test.ts). */
const JOURNEYS: Record<AppName, string[]> = {
  chintai: [VISITORS, '--grep-invert', '@baibai|@full'],
  baibai: [VISITORS, '--grep-invert', '@chintai|@full'],
  shell: ['journeys/', 'failures/', '--grep-invert', '@chintai|@baibai|@api|@full'],
  staff: ['journeys/staff/', '--grep-invert', '@full'],
}

const app = APPS.find((name) => name === process.argv[2])
if (!app) throw new Error(`usage: npm run check <${APPS.join('|')}>`)
const folder = `apps/${app}`

async function lint(signal: AbortSignal): Promise<void> {
  await runBuffered('biome', ['check', folder], { signal })
  await runBuffered('depcruise', ['--config', '.dependency-cruiser.mjs', folder], { signal })
  await runBuffered('knip', ['--workspace', folder], { signal })
}

/** The apps that visitors see. The journeys of every app need them. */
const BESIDE: readonly AppName[] = [...REMOTES, 'shell']

/** Makes sure that each of the other apps has a release in this checkout. */
async function ensureOtherReleases(signal: AbortSignal): Promise<void> {
  for (const other of BESIDE.filter((name) => name !== app)) {
    const release = other === 'shell' ? 'releases' : 'remote.json'
    if (existsSync(path.join(distDir(other), release))) continue
    const remote = REMOTES.find((name) => name === other)
    const origin = remote && publicOrigin(remote)
    if (origin) {
      console.log(`${other} was never released here: its release is copied from ${origin}`)
      await copyLastRelease(remote, origin, { publicKey: teamKeys()?.[remote] })
    } else {
      console.log(`${other} was never released here: it is built`)
      await runBuffered('node', ['packages/build/src/commands/build.ts', other], { signal })
    }
  }
}

/** The public keys of the teams, as the shell has them. */
function teamKeys(): Record<RemoteName, string> | undefined {
  const file = process.env.RELEASE_KEYS
  return file ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** As the shell reads it: `chintai=https://…,baibai=https://…`. */
function publicOrigin(remote: string): string | undefined {
  const pairs = (process.env.REMOTES_PUBLIC ?? '').split(',').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${remote}=`))?.slice(remote.length + 1)
}

const jobs: Job[] = [
  { name: 'unit tests', run: (signal) => run('jest', [`${folder}/`, PACKAGES], { signal }) },
  { name: 'types', run: (signal) => runBuffered('tsc', ['-p', appDir(app)], { signal }) },
  { name: 'lint', needs: ['types'], run: lint },
  {
    name: 'build',
    needs: ['lint'],
    run: async (signal) => {
      await runBuffered('node', ['packages/build/src/commands/build.ts', app], {
        signal,
        env: { ...process.env, DIST: CHECKED_DIST },
      })
      await ensureOtherReleases(signal)
    },
  },
  {
    name: 'journeys',
    needs: ['unit tests', 'build'],
    run: (signal) => browserTests(JOURNEYS[app], { signal, env: { CHECKED: app } }),
  },
]

const started = performance.now()
await runJobs(jobs, console.log)
const seconds = ((performance.now() - started) / 1000).toFixed(0)
console.log(`\n${app} may be released: all of it passed in ${seconds} s`)
