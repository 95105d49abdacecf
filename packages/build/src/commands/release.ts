/**
 * Releases of one remote, or of the staff's screens (`staff`):
 *   `npm run release chintai`             builds it and makes the build the current release
 *   `npm run rollback chintai [build]`    makes an earlier release the current one
 *   `npm run status chintai`              lists the releases that are kept, newest first, and
 *                                         what the running site says: the live one, and those in
 *                                         quarantine
 *   `npm run preview chintai [build]`     prints a link at which staff see a build (this one when
 *                                         none is named) inside the running site, for a week
 */
import { releaseBefore, releasedBuilds } from '../kept-releases.ts'
import { distDir, RELEASED, type ReleasedName } from '../paths.ts'
import { portOf } from '../ports.ts'
import { currentRelease, point, previewToken, propose } from '../release.ts'
import { build, compile } from './build.ts'

const WEEK = 7 * 24 * 3600 * 1000
/** ms that the running site gets to answer. */
const SITE_TIMEOUT = 3000

/**
 * In a workflow both must be set: it must not sign with a generated key, nor release into a
 * checkout that is deleted afterwards.
 */
function requireReleaseSettings(name: ReleasedName): void {
  for (const variable of [`RELEASE_KEY_${name.toUpperCase()}`, 'DIST']) {
    if (process.env[variable]) continue
    throw new Error(`${variable} is not set: set it where CI is set (docs/deploy.md)`)
  }
}

type Status = Record<string, { live: string | null; quarantined: Record<string, string> }>

/** What the running site shows of an app, and which of its releases it has in quarantine, and why. */
async function linesOfSite(name: ReleasedName): Promise<string[]> {
  const signal = AbortSignal.timeout(SITE_TIMEOUT)
  try {
    const status: Status = await (await fetch(`${siteOrigin}/releases.json`, { signal })).json()
    const { live = null, quarantined = {} } = status[name] ?? {}
    const bad = Object.entries(quarantined).map(([build, why]) => `${build} in quarantine: ${why}`)
    return [`live: ${live ?? 'none'}`, ...bad]
  } catch {
    return ['does not answer']
  }
}

const [verb, name, wanted] = process.argv.slice(2)
const app = RELEASED.find((candidate) => candidate === name)
if (!app) throw new Error(`usage: npm run ${verb} <${RELEASED.join('|')}> [build]`)
const siteOrigin =
  app === 'staff'
    ? (process.env.STAFF_ORIGIN ?? `http://localhost:${portOf('staff')}`)
    : (process.env.PUBLIC_ORIGIN ?? `http://127.0.0.1:${portOf('shell')}`)
const dist = distDir(app)
if (process.env.CI && verb !== 'status') requireReleaseSettings(app)

if (verb === 'release') {
  await build([app])
} else if (verb === 'rollback') {
  const current = currentRelease(dist)
  const target = wanted || releaseBefore(dist, current)
  if (!target) throw new Error(`${app} has no earlier release than ${current}`)
  point(dist, target)
  console.log(`${app}: ${current} → ${target}`)
} else if (verb === 'status') {
  const current = currentRelease(dist)
  for (const it of releasedBuilds(dist)) console.log(it === current ? `* ${it}` : `  ${it}`)
  for (const line of await linesOfSite(app)) console.log(`${siteOrigin} ${line}`)
} else if (verb === 'preview' && app !== 'staff') {
  if (!wanted) await compile([app])
  const token = previewToken(app, wanted ?? propose(app), Date.now() + WEEK)
  console.log(`${siteOrigin}/preview?token=${token}`)
} else {
  throw new Error(`${app} has release, rollback and status, not "${verb}"`)
}
