import { bigrams, keywordTerms } from '@sumai/domain/search-text'
import { type AnyColumn, and, arrayContains, like, type SQL } from '../../db/drizzle.ts'

type SearchColumns = { searchText: AnyColumn; searchGrams: AnyColumn }

/**
 * Rows in which every word of a keyword occurs: the bigrams find them through the index, LIKE
 * confirms (二日市 has the bigrams of 二日…日市). A single character has no bigram, LIKE alone
 * finds it. `undefined` when the keyword says nothing.
 */
export function matchesKeyword(table: SearchColumns, keyword: string): SQL | undefined {
  const conditions = keywordTerms(keyword).flatMap((term) => [
    bigrams(term).length > 0 ? arrayContains(table.searchGrams, bigrams(term)) : undefined,
    like(table.searchText, `%${escapeLike(term)}%`),
  ])
  return and(...conditions)
}

const escapeLike = (term: string) => term.replace(/[\\%_]/g, '\\$&')
