import { describe, expect, test } from '@jest/globals'
import { baibaiRoomsQuery } from '@sumai/api-client/contract/baibai-query'
import { chintaiRoomsQuery } from '@sumai/api-client/contract/chintai-query'
import type { SearchScope } from '@sumai/domain/search-url/fields'
import { formatSearchUrl } from '@sumai/domain/search-url/format'
import { parseSearchUrl } from '@sumai/domain/search-url/parse'
import { toQuery } from '@sumai/domain/search-url/to-query'
import { toKatakana } from '@sumai/format/typed-text'
import fc from 'fast-check'
import { phrases } from '../testing/phrases.ts'
import { fold } from './phrase/phrase.ts'
import { read, understand } from './understand.ts'

const SCOPES = ['chintai', 'baibai', 'invest'] as const
const SCHEMAS = { chintai: chintaiRoomsQuery, baibai: baibaiRoomsQuery, invest: baibaiRoomsQuery }

const typed = SCOPES.flatMap((scope) => phrases(scope).map(([words]) => [scope, words] as const))
const phrase = fc.constantFrom(...typed.map(([, words]) => words))
/** Pieces of what people type, put together anyhow, among any other characters. */
const piece = fc
  .tuple(phrase, fc.nat(12), fc.nat(12))
  .map(([words, from, length]) => words.slice(from, from + length))
const anything = fc
  .array(fc.oneof(phrase, piece, fc.string({ unit: 'grapheme', maxLength: 6 })), { maxLength: 6 })
  .chain((parts) => fc.constantFrom(' ', '', '　').map((joint) => parts.join(joint)))
const scope = fc.constantFrom<SearchScope>(...SCOPES)

const always = (holds: (scope: SearchScope, words: string) => void) =>
  fc.assert(fc.property(scope, anything, holds), { numRuns: 1000 })

describe('whatever is typed', () => {
  test('every letter of it is understood, said to mean nothing, or left', () => {
    always((scope, words) => {
      const { phrase, spans } = read(scope, words)
      expect(spans.map(({ to }) => to).at(-1) ?? 0).toBe(phrase.letters.length)
      spans.forEach(({ from, to }, index) => {
        expect(from).toBe(spans[index - 1]?.to ?? 0)
        expect(to).toBeGreaterThan(from)
      })
    })
  })

  test('nothing more is understood in the rest', () => {
    always((scope, words) => {
      const { scope: meant, conditions, rest } = understand(scope, words)
      if (Object.keys(conditions).length === 0) return
      expect(understand(meant, rest)).toMatchObject({ conditions: {}, rest })
    })
  })

  test('the conditions are a search that its page and the API take', () => {
    always((scope, words) => {
      const { scope: meant, conditions, rest } = understand(scope, words)
      const path = formatSearchUrl<SearchScope>(meant, { ...conditions, keyword: rest })
      const [pathname = '', query = ''] = path.split('?')
      expect(parseSearchUrl(meant, { pathname, search: `?${query}` }).kind).toBe('ok')
      expect(SCHEMAS[meant].safeParse(toQuery(meant, conditions)).error).toBeUndefined()
    })
  })
})

/** What one keyboard or another makes of the same words. */
const WAYS: Record<string, (words: string) => string> = {
  'full width': (words) =>
    words.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  capitals: (words) => words.toUpperCase(),
  katakana: toKatakana,
  'wide spaces around and between': (words) => `　${words.replace(/ /g, '　 ')} `,
}

describe('the same is understood of a phrase', () => {
  test.each(Object.entries(WAYS))('typed in %s', (_, type) => {
    for (const [scope, words] of typed) {
      const [plain, other] = [understand(scope, words), understand(scope, type(words))]
      expect({ words, ...other.conditions }).toEqual({ words, ...plain.conditions })
      expect(lettersOf(other.rest)).toBe(lettersOf(plain.rest))
    }
  })
})

const lettersOf = (rest: string) => fold(rest.normalize('NFKC'))
