/**
 * What was last searched for in words, latest first, kept on the device alone:
 * `localStorage['sumai.words']`, JSON `{ [address of the suggestions]: words[] }`. A broken document
 * counts as empty; where storage is blocked nothing is kept.
 */
const NAME = 'sumai.words'
const MOST = 3

export const recentWords = (suggestAt: string): string[] => {
  const words = stored()[suggestAt]
  return Array.isArray(words) ? words.filter((it) => typeof it === 'string').slice(0, MOST) : []
}

export function keepWords(suggestAt: string, typed: string): void {
  const words = typed.trim()
  if (words === '') return
  const others = recentWords(suggestAt).filter((other) => other !== words)
  write({ ...stored(), [suggestAt]: [words, ...others].slice(0, MOST) })
}

export const forgetWords = (suggestAt: string): void => write({ ...stored(), [suggestAt]: [] })

function stored(): Record<string, unknown> {
  try {
    const words = JSON.parse(localStorage.getItem(NAME) ?? '{}')
    return typeof words === 'object' && words !== null ? words : {}
  } catch {
    return {}
  }
}

function write(words: Record<string, unknown>): void {
  try {
    localStorage.setItem(NAME, JSON.stringify(words))
  } catch {
    // Blocked or full: nothing is kept.
  }
}
