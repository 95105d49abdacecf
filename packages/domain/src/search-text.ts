/**
 * Keyword search without a database extension: both sides are folded alike, rows carry the bigrams
 * of their folded text, and a hit is checked again with LIKE. Seed, writes and search share this.
 */

/** NFKC, lower case, katakana as hiragana, ヶ as ケ, every dash as `-`, single spaces. */
export function foldKeyword(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶヽヾ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replace(/[ゕゖ]/g, (small) => (small === 'ゕ' ? 'か' : 'け'))
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/\s+/g, ' ')
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

/** The two search columns of a row, from all the texts that a keyword may match. */
export function searchColumns(texts: (string | null | undefined)[]): {
  searchText: string
  searchGrams: string[]
} {
  const searchText = foldKeyword(texts.filter(Boolean).join(' '))
  return { searchText, searchGrams: bigrams(searchText) }
}
