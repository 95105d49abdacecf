import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { integrityOf, isPointer, isSigned, signedPart } from '@sumai/platform/release'
import { requirePlainNames } from '@sumai/platform/verify-release'
import { distDir, type RemoteName } from './paths.ts'
import { keep, point, signRelease } from './release.ts'

type Options = {
  /** The public key of its team (PEM); without it the origin is trusted. */
  publicKey?: string | undefined
  dist?: string
}

/**
 * Copies the current release of a remote from where its files are public, and signs it with the key
 * of this machine: for tests beside it, without a build and without the private key of its team.
 * Throws when the release is not its team's, or a file is not what the release says.
 */
export async function copyLastRelease(
  remote: RemoteName,
  origin: string,
  { publicKey, dist = distDir(remote) }: Options = {},
): Promise<void> {
  const read = async (file: string) => {
    const answer = await fetch(`${origin}/${file}`)
    if (!answer.ok) throw new Error(`${origin}/${file} answers ${answer.status}`)
    return Buffer.from(await answer.arrayBuffer())
  }
  const pointer: unknown = JSON.parse((await read('remote.json')).toString())
  if (!isPointer(pointer) || pointer.release.name !== remote) {
    throw new Error(`${origin}/remote.json is no release of ${remote}`)
  }
  const { signature, ...release } = pointer.release
  if (publicKey && !isSigned(signedPart(release), signature, publicKey)) {
    throw new Error(`${origin}/remote.json is not signed by the team of ${remote}`)
  }
  requirePlainNames(release)
  await Promise.all(
    Object.entries(release.hashes).map(async ([file, integrity]) => {
      const bytes = await read(file)
      if (integrityOf(bytes) !== integrity) {
        throw new Error(`${origin}/${file} is not the file that ${remote} has released`)
      }
      mkdirSync(path.dirname(path.join(dist, file)), { recursive: true })
      writeFileSync(path.join(dist, file), bytes)
    }),
  )
  keep(dist, signRelease(remote, release))
  point(dist, release.build)
}
