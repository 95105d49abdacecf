import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  integrityOf,
  isPointer,
  isSigned,
  type Pointer,
  pointedAt,
  signedPart,
} from '@sumai/platform/release'

type Options = {
  /** Folder of the releases. */
  dist: string
  /** Of the team that signs them (PEM). */
  publicKey: string
  log(message: string): void
}

type Held = { build: string; since: number; document: Buffer }

export type Released = ReturnType<typeof releasedScreens>

/** A name that stays below the folder it is looked for in. */
const isPlain = (name: string) => /^web\/[\w.@/+~-]+$/.test(name) && !/(^|\/)\.\.?(\/|$)/.test(name)

/**
 * The current release of the screens: `remote.json` names it, and is read again for every document.
 * What does not bear the team's signature, or has a file that is not what was signed, is refused;
 * the release before it stays.
 */
export function releasedScreens({ dist, publicKey, log }: Options) {
  let held: Held | undefined
  let seen: string | undefined
  const refused: Record<string, string> = {}

  async function proved(pointer: Pointer): Promise<Held> {
    const { release, since } = pointer
    const isOurs =
      release.name === 'staff' && isSigned(pointedAt(pointer), pointer.signature, publicKey)
    if (!isOurs || !isSigned(signedPart(release), release.signature, publicKey)) {
      throw new Error('its signature is not the team’s')
    }
    if (held && since < held.since) throw new Error('it was the current one before')
    for (const [file, hash] of Object.entries(release.hashes)) {
      const bytes = isPlain(file) && (await readFile(path.join(dist, file)))
      if (!bytes || integrityOf(bytes) !== hash) throw new Error(`${file} is not what was signed`)
    }
    const entry = `web/${release.web.entry}`
    if (!Object.hasOwn(release.hashes, entry)) throw new Error('it has no document')
    return { build: release.build, since, document: await readFile(path.join(dist, entry)) }
  }

  async function look(): Promise<void> {
    const text = await readFile(path.join(dist, 'remote.json'), 'utf8').catch(() => '')
    if (text === seen) return
    seen = text
    const pointer = parsed(text)
    if (!isPointer(pointer)) return log('remote.json is not a release')
    const { build } = pointer.release
    try {
      held = await proved(pointer)
      delete refused[build]
      log(`release ${build} is live`)
    } catch (error) {
      refused[build] = (error as Error).message
      log(`release ${build} is refused: ${refused[build]}`)
    }
  }

  return {
    /** The document that loads the screens. Throws when there has been no release yet. */
    async document(): Promise<Buffer> {
      await look()
      if (!held) throw new Error(`${dist} holds no valid release: npm run release staff makes one`)
      return held.document
    },

    /** For `npm run status staff`. */
    status: () => ({ live: held?.build ?? null, quarantined: refused }),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
