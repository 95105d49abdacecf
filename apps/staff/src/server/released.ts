import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Pointer } from '@sumai/platform/release'
import { RefusedRelease, verifyFile, verifyPointer } from '@sumai/platform/verify-release'

type Options = {
  /** Folder of the releases. */
  dist: string
  /** Of the team that signs them (PEM). */
  publicKey: string
  log(message: string): void
}

type Held = { build: string; since: number; document: Buffer }

export type Released = ReturnType<typeof releasedScreens>

/**
 * The current release of the screens: `remote.json` names it, and is read again for every document.
 * What does not bear the team's signature, or has a file that is not what was signed, is refused;
 * the release before it stays, and the next document tries again.
 */
export function releasedScreens({ dist, publicKey, log }: Options) {
  let held: Held | undefined
  /** The text of remote.json that names what is held. */
  let heldText: string | undefined
  let looking: Promise<void> | undefined
  let lastMessage: string | undefined
  const refused: Record<string, string> = {}

  function say(message: string): void {
    if (message !== lastMessage) log(message)
    lastMessage = message
  }

  async function proved({ release, since }: Pointer): Promise<Held> {
    for (const file of Object.keys(release.hashes)) {
      verifyFile(release, file, await readFile(path.join(dist, file)))
    }
    const entry = `web/${release.web.entry}`
    if (!Object.hasOwn(release.hashes, entry)) throw new RefusedRelease('it has no document')
    return { build: release.build, since, document: await readFile(path.join(dist, entry)) }
  }

  async function look(): Promise<void> {
    const text = await readFile(path.join(dist, 'remote.json'), 'utf8').catch(() => '')
    if (text === heldText) return
    const build = namedBuild(text)
    if (build === undefined) return say('remote.json is not a release')
    try {
      held = await proved(verifyPointer(text, 'staff', publicKey, held?.since))
      heldText = text
      delete refused[build]
      say(`release ${build} is live`)
    } catch (error) {
      refused[build] = (error as Error).message
      say(`release ${build} is refused: ${refused[build]}`)
    }
  }

  return {
    /** The document that loads the screens. Throws when there has been no release yet. */
    async document(): Promise<Buffer> {
      looking ??= look().finally(() => {
        looking = undefined
      })
      await looking
      if (!held) throw new Error(`${dist} holds no valid release: npm run release staff makes one`)
      return held.document
    },

    /** For `npm run status staff`. */
    status: () => ({ live: held?.build ?? null, quarantined: refused }),
  }
}

/** The build that a remote.json names, also when it is refused. */
function namedBuild(text: string): string | undefined {
  try {
    return JSON.parse(text).release.build
  } catch {
    return undefined
  }
}
