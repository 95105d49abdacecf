import type { Deps } from '../../deps.ts'
import type { Understood } from '../../understand/understand.ts'
import { type Missed, missedSearchesRepository } from './missed-searches.repository.ts'
import { keptPhrase } from './phrase.ts'

const EVERY_MS = 60_000
/** Phrases of one minute that are looked at. */
const MOST_WAITING = 500

type Needs = Pick<Deps, 'db' | 'chintai' | 'baibai' | 'traffic' | 'today'> & {
  failed: (cause: unknown) => void
}

type Asked = Missed & { search: Understood['conditions'] }

/**
 * Counts words that lead to no home. Once a minute it looks what each of them finds, so that no
 * visitor waits for it; a process that is killed forgets those of its last minute.
 */
export function missedCounter({ db, chintai, baibai, traffic, today, failed }: Needs) {
  const repository = missedSearchesRepository(db)
  const waiting = new Map<string, Asked>()
  const timer = setInterval(() => void write().catch(failed), EVERY_MS).unref()

  async function write(): Promise<void> {
    const asked = [...waiting.values()]
    waiting.clear()
    const missed: Missed[] = []
    for (const { search, ...words } of asked) {
      await traffic.quiet()
      const finder = await (words.site === 'chintai' ? chintai : baibai).finder()
      if (finder.total(search) === 0) missed.push(words)
    }
    if (missed.length > 0) await repository.add(today(), missed)
  }

  return {
    add(words: string, { scope, conditions, rest }: Understood): void {
      const phrase = keptPhrase(words)
      if (phrase === undefined) return
      const site = scope === 'chintai' ? 'chintai' : 'baibai'
      const key = `${site} ${phrase}`
      const known = waiting.get(key)
      if (known) known.times += 1
      else if (waiting.size < MOST_WAITING) {
        const search = { ...conditions, keyword: rest || undefined }
        waiting.set(key, { site, phrase, times: 1, search })
      }
    },

    async stop(): Promise<void> {
      clearInterval(timer)
      await write().catch(failed)
    },
  }
}
