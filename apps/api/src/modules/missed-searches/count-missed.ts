import { batchedCounts } from '@sumai/platform/batched-counts'
import type { Deps } from '../../deps.ts'
import type { Understood } from '../../understand/understand.ts'
import { phraseOfConditions } from './conditions-phrase.ts'
import { type Missed, missedSearchesRepository } from './missed-searches.repository.ts'

/** Phrases of one minute that are looked at. */
const MOST_WAITING = 500

type Needs = Pick<Deps, 'db' | 'chintai' | 'baibai' | 'traffic' | 'today'> & {
  failed: (cause: unknown) => void
}

/** `search`: what was understood of words, to be looked at later. */
type Asked = Missed & { search?: Understood['conditions'] }

type Listed = {
  query: Readonly<Record<string, unknown>>
  total: number
  isStaff: boolean
}

export type MissedCounter = ReturnType<typeof missedCounter>

/**
 * Counts searches that lead to no home, by words and by conditions. Once a minute it looks what words
 * find, so that no visitor waits for it.
 */
export function missedCounter({ db, chintai, baibai, traffic, today, failed }: Needs) {
  const repository = missedSearchesRepository(db)
  const counts = batchedCounts<Asked>({
    keyOf: ({ site, kind, phrase }) => `${site} ${kind} ${phrase}`,
    most: MOST_WAITING,
    failed,
    async save(asked) {
      const missed: Missed[] = []
      const inWords = new Set<string>()
      for (const { search, ...row } of asked) {
        if (!search) continue
        await traffic.quiet()
        const finder = await (row.site === 'chintai' ? chintai : baibai).finder()
        if (finder.total(search) > 0) continue
        missed.push(row)
        inWords.add(`${row.site} ${phraseOfConditions(row.site, search)}`)
      }
      for (const { search, ...row } of asked) {
        // Words lead to a search by conditions: it is one search.
        if (!search && !inWords.has(`${row.site} ${row.phrase}`)) missed.push(row)
      }
      if (missed.length > 0) await repository.add(today(), missed)
    },
  })

  return {
    /** Words that a visitor has typed. */
    words(words: string, { scope, conditions, rest }: Understood): void {
      const phrase = keptPhrase(words)
      if (phrase === undefined) return
      const site = scope === 'chintai' ? 'chintai' : 'baibai'
      const search = { ...conditions, keyword: rest || undefined }
      counts.add({ site, kind: 'words', phrase, times: 1, search })
    },

    /** A list of homes; that of a visitor's search asks what to leave out when it is empty. */
    listed(site: Missed['site'], { query, total, isStaff }: Listed): void {
      if (total > 0 || isStaff || !query.with_relax) return
      const phrase = phraseOfConditions(site, query)
      if (phrase !== undefined) counts.add({ site, kind: 'conditions', phrase, times: 1 })
    },

    stop: counts.stop,
  }
}

const LONGEST = 40
/** Digits in a row from which on they may be a telephone number, hyphens and spaces left out. */
const NUMBER = /(\d[-‐–ー・() ]*){6}/

/** What may be kept of the words of a search; nothing when they may tell of a person. */
export function keptPhrase(words: string): string | undefined {
  const phrase = words.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
  const isKept = phrase !== '' && phrase.length <= LONGEST && !phrase.includes('@')
  return isKept && !NUMBER.test(phrase) ? phrase : undefined
}
