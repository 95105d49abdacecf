import { bigrams, keywordTerms } from '@sumai/domain/search-text'
import {
  type AnyColumn,
  and,
  arrayContains,
  gte,
  inArray,
  like,
  type SQL,
} from '../../db/drizzle.ts'
import type { baibaiRooms } from '../baibai-rooms/baibai-rooms.table.ts'
import type { chintaiRooms } from '../chintai-rooms/chintai-rooms.table.ts'

type Listings = typeof chintaiRooms | typeof baibaiRooms

/**
 * On offer on the day `today`: public or with an application, and confirmed within the legal
 * period.
 */
export const isOffered = (table: Listings, today: string): SQL | undefined =>
  and(inArray(table.boshuStatus, ['public', 'applied']), gte(table.jikaiKoshinDate, today))

type SearchColumns = { searchText: AnyColumn; searchGrams: AnyColumn }

/**
 * Matches rows that contain every word of a keyword. The index finds rows with the same bigrams,
 * LIKE confirms them (二日市 has the bigrams of 二日…日市). A single character has no bigram, so only LIKE
 * is used. `undefined` for an empty keyword.
 */
export function matchesKeyword(table: SearchColumns, keyword: string): SQL | undefined {
  const conditions = keywordTerms(keyword).flatMap((term) => [
    bigrams(term).length > 0 ? arrayContains(table.searchGrams, bigrams(term)) : undefined,
    like(table.searchText, `%${escapeLike(term)}%`),
  ])
  return and(...conditions)
}

const escapeLike = (term: string) => term.replace(/[\\%_]/g, '\\$&')
