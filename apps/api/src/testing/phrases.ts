import { readFileSync } from 'node:fs'
import type { SearchScope } from '@sumai/domain/search-url/fields'

/** What people type into a search, with the address of what they mean by it. */
export const phrases = (scope: SearchScope): (readonly [words: string, path: string])[] =>
  readFileSync(new URL(`./phrases/${scope}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((row) => row.split('\t') as [string, string])
