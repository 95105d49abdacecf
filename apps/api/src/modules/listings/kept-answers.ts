import { LRUCache } from 'lru-cache'
import type { Search } from '../../search/search.ts'
import type { WireRow } from '../../wire/columns.ts'

/** Some 3 KB each. */
const MOST = 5_000

type Options<Answer> = {
  search: Pick<Search<unknown>, 'onChange'>
  /** The rows with these numbers. */
  read: (ids: readonly string[]) => Promise<WireRow[]>
  toAnswer: (row: WireRow, today: string) => Answer
  today: () => string
}

/**
 * Answers for listings by their numbers, in the same order. Many lists show the same listings: each
 * is read once a day, and again when the index says that it has changed.
 */
export function keptAnswers<Answer extends { bukken_no: string }>(options: Options<Answer>) {
  const { search, read, toAnswer, today } = options
  const kept = new LRUCache<string, Answer>({ max: MOST })
  let day = today()
  let changes = 0
  search.onChange((ids) => {
    changes += 1
    if (ids) for (const id of ids) kept.delete(id)
    else kept.clear()
  })

  return async (ids: readonly string[]): Promise<Answer[]> => {
    if (day !== today()) {
      day = today()
      kept.clear()
    }
    const before = { day, changes }
    const known = new Map(ids.map((id) => [id, kept.get(id)]))
    const unknown = ids.filter((id) => !known.get(id))
    for (const row of unknown.length > 0 ? await read(unknown) : []) {
      const answer = toAnswer(row, before.day)
      known.set(answer.bukken_no, answer)
      // What has been written meanwhile may have been read too early.
      if (changes === before.changes && day === before.day) kept.set(answer.bukken_no, answer)
    }
    return ids.flatMap((id) => known.get(id) ?? [])
  }
}
