import { foldKeyword } from '@sumai/domain/search-text'

/** Whether a text, or how it is read, contains all that was typed; kana and width do not count. */
export function matches(words: string, ...texts: (string | undefined)[]): boolean {
  const terms = foldKeyword(words).split(' ').filter(Boolean)
  const text = foldKeyword(texts.filter(Boolean).join(' '))
  return terms.every((term) => text.includes(term))
}

/** The part of a text that was typed, with what lies before and after it. */
export function marked(text: string, words: string): [string, string, string] {
  const at = words === '' ? -1 : text.toLowerCase().indexOf(words.toLowerCase())
  if (at < 0) return [text, '', '']
  return [text.slice(0, at), text.slice(at, at + words.length), text.slice(at + words.length)]
}
