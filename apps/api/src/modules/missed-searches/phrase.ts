const LONGEST = 40
/** Digits in a row from which on they may be a telephone number, hyphens and spaces left out. */
const NUMBER = /(\d[-‐–ー・() ]*){6}/

/** What may be kept of the words of a search; nothing when they may tell of a person. */
export function keptPhrase(words: string): string | undefined {
  const phrase = words.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
  const isKept = phrase !== '' && phrase.length <= LONGEST && !phrase.includes('@')
  return isKept && !NUMBER.test(phrase) ? phrase : undefined
}
