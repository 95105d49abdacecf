import { batchedCounts } from '@sumai/platform/batched-counts'
import type { Deps } from '../../deps.ts'
import type { Understood } from '../../understand/understand.ts'
import { type Missed, missedSearchesRepository } from './missed-searches.repository.ts'
import { keptPhrase } from './phrase.ts'

/** Phrases of one minute that are looked at. */
const MOST_WAITING = 500

type Needs = Pick<Deps, 'db' | 'chintai' | 'baibai' | 'traffic' | 'today'> & {
  failed: (cause: unknown) => void
}

type Asked = Missed & { search: Understood['conditions'] }

/**
 * Counts words that lead to no home. Once a minute it looks what each of them finds, so that no
 * visitor waits for it.
 */
export function missedCounter({ db, chintai, baibai, traffic, today, failed }: Needs) {
  const repository = missedSearchesRepository(db)
  const counts = batchedCounts<Asked>({
    keyOf: ({ site, phrase }) => `${site} ${phrase}`,
    most: MOST_WAITING,
    failed,
    async save(asked) {
      const missed: Missed[] = []
      for (const { search, ...words } of asked) {
        await traffic.quiet()
        const finder = await (words.site === 'chintai' ? chintai : baibai).finder()
        if (finder.total(search) === 0) missed.push(words)
      }
      if (missed.length > 0) await repository.add(today(), missed)
    },
  })

  return {
    add(words: string, { scope, conditions, rest }: Understood): void {
      const phrase = keptPhrase(words)
      if (phrase === undefined) return
      const site = scope === 'chintai' ? 'chintai' : 'baibai'
      const search = { ...conditions, keyword: rest || undefined }
      counts.add({ site, phrase, times: 1, search })
    },

    stop: counts.stop,
  }
}
