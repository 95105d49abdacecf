/**
 * Words are looked for in folded texts: what is written and what is asked are folded alike, by the
 * demo data, by every write and by the search.
 */

/**
 * NFKC, lower case, katakana as hiragana, ヶ as ケ, every dash as `-`; a single space for spaces and
 * for the punctuation of sentences.
 */
export function foldKeyword(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶヽヾ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replace(/[ゕゖ]/g, (small) => (small === 'ゕ' ? 'か' : 'け'))
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/[\s。、!?]+/g, ' ')
    .trim()
}

/** The words of a keyword, at most 8, folded. A row must contain each of them. */
export const keywordTerms = (keyword: string): string[] =>
  [...new Set(foldKeyword(keyword).split(' '))].filter(Boolean).slice(0, 8)

/** The distinct pairs of neighbouring characters within words. */
export function bigrams(folded: string): string[] {
  const grams = new Set<string>()
  for (const word of folded.split(' ')) {
    const characters = Array.from(word)
    for (let i = 1; i < characters.length; i += 1) {
      grams.add(`${characters[i - 1]}${characters[i]}`)
    }
  }
  return [...grams]
}

type Texts = readonly (string | null | undefined | false | 0)[]

/** All the texts that a keyword may match. */
export const searchTextOf = (texts: Texts): string => foldKeyword(texts.filter(Boolean).join(' '))

/** The same with its bigrams, by which the database finds names. */
export function searchColumns(texts: Texts): { searchText: string; searchGrams: string[] } {
  const searchText = searchTextOf(texts)
  return { searchText, searchGrams: bigrams(searchText) }
}
