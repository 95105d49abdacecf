/** The rows of the kana table, as a pattern for the first letter of a name in katakana. */
const ROWS: Record<string, string> = {
  あ: 'ァ-オヴ',
  か: 'カ-ゴ',
  さ: 'サ-ゾ',
  た: 'タ-ド',
  な: 'ナ-ノ',
  は: 'ハ-ポ',
  ま: 'マ-モ',
  や: 'ャ-ヨ',
  ら: 'ラ-ロ',
  わ: 'ヮ-ン',
}

/** A regular expression (the same to JavaScript and PostgreSQL) for names of a row: あ, か, さ… */
export const kanaRowPattern = (row: string): string => `^[${ROWS[row] ?? ''}]`
