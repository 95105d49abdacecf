import { readConditions } from '@sumai/domain/search-url/conditions'
import { formatSearchUrl } from '@sumai/domain/search-url/format'

type Match = Readonly<Record<string, readonly (string | number)[]>>

/** The address of the search that fits a question; `null` without usable conditions. */
export function searchFor(scope: 'chintai' | 'baibai', match: Match | null): string | null {
  const raw = Object.entries(match ?? {}).map(
    // The client has turned the keys into camelCase.
    ([key, values]) => [snakeCase(key), values.map(String)] as const,
  )
  const read = readConditions(scope, new Map(raw))
  if ('badKey' in read || Object.keys(read.conditions).length === 0) return null
  return formatSearchUrl(scope, read.conditions)
}

const snakeCase = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
