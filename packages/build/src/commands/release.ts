/**
 * Releases of one remote:
 *   `npm run release chintai`             builds it and makes the build the current release
 *   `npm run rollback chintai [build]`    makes an earlier release the current one
 *   `npm run status chintai`              lists what is kept, newest first
 */
import { keptReleases } from '../kept-releases.ts'
import { distDir, REMOTES } from '../paths.ts'
import { currentRelease, point } from '../release.ts'
import { build } from './build.ts'

const [verb, name, wanted] = process.argv.slice(2)
const remote = REMOTES.find((candidate) => candidate === name)
if (!remote) throw new Error(`Which remote? ${REMOTES.join(' or ')}`)
const dist = distDir(remote)

if (verb === 'release') {
  await build([remote])
} else if (verb === 'rollback') {
  const current = currentRelease(dist)
  const kept = keptReleases(dist)
  const target = wanted ?? kept[kept.indexOf(current) + 1]
  if (!target) throw new Error(`${remote} has no earlier release than ${current}`)
  point(dist, target)
  console.log(`${remote}: ${current} → ${target}`)
} else if (verb === 'status') {
  const current = currentRelease(dist)
  for (const kept of keptReleases(dist)) console.log(kept === current ? `* ${kept}` : `  ${kept}`)
} else {
  throw new Error(`release, rollback or status, not "${verb}"`)
}
