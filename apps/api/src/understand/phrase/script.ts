/** Letters of one script that stand side by side make one word. */
export type Script = 'kana' | 'kanji' | 'latin' | 'digit' | 'sign'

const SCRIPTS: readonly (readonly [Script, RegExp])[] = [
  ['kana', /[ぁ-ゖゝゞー]/],
  ['kanji', /[\u3400-\u9fff\uf900-\ufaff々〆]/],
  ['latin', /[a-zà-ÿ]/],
  ['digit', /[0-9]/],
]

/** Of a folded letter; '' is a sign. */
export const scriptOf = (letter: string): Script =>
  SCRIPTS.find(([, letters]) => letters.test(letter))?.[0] ?? 'sign'

export const isKana = (letters: string): boolean => /^[ぁ-ゖゝゞー]+$/.test(letters)
