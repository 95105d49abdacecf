import type { Deps } from '../../deps.ts'
import type { Understood } from '../../understand/understand.ts'
import { type Missed, missedSearchesRepository } from './missed-searches.repository.ts'
import { keptPhrase } from './phrase.ts'

const EVERY_MS = 60_000
/** Phrases that wait to be written. */
const MOST_WAITING = 500

type Needs = Pick<Deps, 'db' | 'chintai' | 'baibai' | 'today'> & {
  failed: (cause: unknown) => void
}

/**
 * Counts words that lead to no home. They are written once a minute, so that no visitor waits for
 * it; a process that is killed forgets those of its last minute.
 */
export function missedCounter({ db, chintai, baibai, today, failed }: Needs) {
  const repository = missedSearchesRepository(db)
  const waiting = new Map<string, Missed>()
  const timer = setInterval(() => void write(), EVERY_MS).unref()

  async function write(): Promise<void> {
    const counts = [...waiting.values()]
    waiting.clear()
    if (counts.length > 0) await repository.add(today(), counts).catch(failed)
  }

  return {
    /** Looks whether a phrase leads to a home, after its answer was sent. */
    async look(words: string, { scope, conditions, rest }: Understood): Promise<void> {
      const phrase = keptPhrase(words)
      if (phrase === undefined) return
      const site = scope === 'chintai' ? 'chintai' : 'baibai'
      const finder = await (site === 'chintai' ? chintai : baibai).finder()
      if (finder.total({ ...conditions, keyword: rest || undefined }) > 0) return
      const key = `${site} ${phrase}`
      const times = (waiting.get(key)?.times ?? 0) + 1
      if (waiting.has(key) || waiting.size < MOST_WAITING) waiting.set(key, { site, phrase, times })
    },

    write,

    async stop(): Promise<void> {
      clearInterval(timer)
      await write()
    },
  }
}
