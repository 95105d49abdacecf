import { jest } from '@jest/globals'
import { ApiError } from '@sumai/api-client'
import { tryNow, waiting } from '../../../retry/retry.ts'
import type { Values } from '../../values.ts'
import { createDraft } from '../draft.ts'
import type { Device, KeptDraft } from '../kept-draft.ts'

export type Home = Values & { version: number; title: string; rent: number; status: string }

export const problem = (status: number, code = '', errors?: Record<string, string[]>) =>
  new ApiError({ status, code, message: '予約がある日程は消せません。', errors })

const NO_LINE = problem(0, 'network')

/** A home behind an API, and a device. `down`: no answer is given; `lost`: it does not arrive. */
export function storage() {
  const here = {
    home: { version: 1, title: '1LDK', rent: 70_000, status: 'draft' } as Home,
    state: 'up' as 'up' | 'down' | 'lost',
    isUnreadable: false,
    refusal: undefined as ApiError | undefined,
    /** What the API was asked to write. */
    written: [] as Values[],
    kept: new Map<string, KeptDraft>(),
    /** As another person does. */
    put(edits: Values): Home {
      here.home = { ...here.home, ...edits, version: here.home.version + 1 }
      return here.home
    },
    async write({ version }: Home, edits: Values): Promise<Home> {
      here.written.push(edits)
      if (here.state === 'down') throw NO_LINE
      if (here.refusal) throw here.refusal
      if (version !== here.home.version) throw problem(409, 'version.outdated')
      const after = here.put(edits)
      if (here.state === 'lost') throw NO_LINE
      return after
    },
    async reread(): Promise<Home> {
      if (here.state !== 'up' || here.isUnreadable) throw NO_LINE
      return here.home
    },
    open(isLive: (home: Home) => boolean = () => false) {
      const { home: thing, write, reread } = here
      return createDraft<Home>(
        { key: 'home', thing, write, reread, remember: () => {}, isLive },
        device,
      )
    },
  }
  const device: Device = {
    read: async (key) => here.kept.get(key),
    async keep(key, { edits, base, sent }) {
      if (Object.keys(edits).length > 0) here.kept.set(key, { edits, base, sent })
      else here.kept.delete(key)
    },
  }
  return here
}

export const rest = () => jest.advanceTimersByTimeAsync(1_000)

/** All that follows when the line is back. */
export async function lineIsBack(): Promise<void> {
  tryNow()
  await rest()
}

/** Before each test: the clock stands still, and nothing waits. */
export function begin(): void {
  jest.useFakeTimers()
  waiting.setState({ works: new Map() })
  // With nothing to do it ends the pause of the test before.
  tryNow()
}
