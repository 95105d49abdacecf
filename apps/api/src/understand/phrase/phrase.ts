/** A phrase as it is read: its letters alike whatever the keyboard, and without spaces. */
export type Phrase = {
  /** As typed but for the widths of its characters (NFKC); one space where there were some. */
  text: string
  /** What is compared. */
  letters: string
  /** Where each letter stands in `text`. */
  places: readonly number[]
  /** The letters before which a space stood. */
  cuts: ReadonlySet<number>
}

/** Ways to write one character of a name, and signs that keyboards give for one another. */
const ALIKE = new Map(
  ['﨑崎', '髙高', '濱浜', '濵浜', '澤沢', '嶋島', '渕淵', '祗祇', '桧檜', '曾曽', '之の', '〜~']
    .concat([...'‐‑‒–—―−'].map((dash) => `${dash}-`))
    .map((pair) => [pair.charAt(0), pair.charAt(1)]),
)

/** Hiragana for katakana, small letters for capitals: as long as the text, which is in NFKC. */
export const fold = (text: string): string =>
  text
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(/[ァ-ヶヽヾ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replace(/ゕ/g, 'か')
    .replace(/ゖ/g, 'け')
    .replace(/[^\0-~ぁ-ん]/g, (sign) => ALIKE.get(sign) ?? sign)
    // 三国ヶ丘, 三国ケ丘 and 三国が丘 are one place.
    .replace(/(?<=[一-龠々])け(?=[一-龠々])/g, 'が')

/** The text of `Phrase`. */
const textOf = (typed: string): string =>
  typed
    .toWellFormed()
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')

/** The letters of `Phrase`. */
const foldedLetters = (text: string): string => fold(text).replace(/\s/g, '')

/** Reads what a visitor has typed. Never throws. */
export function readPhrase(typed: string): Phrase {
  const text = textOf(typed)
  const places: number[] = []
  const cuts = new Set<number>()
  for (let at = 0; at < text.length; at += 1) {
    if (/\s/.test(text.charAt(at))) cuts.add(places.length)
    else places.push(at)
  }
  return { text, letters: foldedLetters(text), places, cuts }
}

/** Whether nothing joins a letter to the one before it. */
export const isCut = ({ letters, cuts }: Phrase, at: number): boolean =>
  at === 0 || at === letters.length || cuts.has(at)

/** Whether a space stood between two letters of a part. */
export function hasCut(phrase: Phrase, from: number, to: number): boolean {
  for (let at = from + 1; at < to; at += 1) if (phrase.cuts.has(at)) return true
  return false
}

/** The letters between two places, as they were typed. */
export function typedAs({ text, places }: Phrase, from: number, to: number): string {
  return text.slice(places[from], (places[to - 1] ?? 0) + 1)
}

/** The letters of a word of a table, to compare with those of a phrase. */
export const lettersOf = (word: string): string => foldedLetters(textOf(word))
