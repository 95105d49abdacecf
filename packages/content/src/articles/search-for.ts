import { readConditions } from '@sumai/domain/search-url/conditions'
import { formatSearchUrl } from '@sumai/domain/search-url/format'

type Match = Readonly<Record<string, readonly (string | number)[]>>

/** The search for what a question is about; `null` when a search cannot be asked for any of it. */
export function searchFor(scope: 'chintai' | 'baibai', match: Match | null): string | null {
  const raw = Object.entries(match ?? {}).map(
    // Answers come with their keys in camelCase.
    ([key, values]) => [snakeCase(key), values.map(String)] as const,
  )
  const read = readConditions(scope, new Map(raw))
  if ('badKey' in read || Object.keys(read.conditions).length === 0) return null
  return formatSearchUrl(scope, read.conditions)
}

const snakeCase = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
