import type { Values } from '../../../../editor/values.ts'

/** A word that may stand only with its proof, and what may be written in its place. */
export type Advice = { name: string; word: string; instead: string | undefined }

/**
 * Words of the Fair Competition Code (article 18) that the publish check lets through: who can prove
 * them may use them. The longer ones first.
 */
const WORDS: Readonly<Record<string, string | undefined>> = {
  抜群の: '良好な',
  抜群: '良好',
  激安: 'お手ごろ',
  破格の: 'お手ごろな',
  破格: 'お手ごろ',
  お買い得: 'お手ごろ',
  買い得: 'お手ごろ',
  最高の: 'よい',
  最高: undefined,
  万全の: '十分な',
  万全: undefined,
  日本初: undefined,
  業界初: undefined,
  当社だけ: undefined,
  他に類を見ない: undefined,
  特級: undefined,
  投げ売り: undefined,
}

const ANY = new RegExp(Object.keys(WORDS).join('|'), 'g')
/** A limit of a loan or a price is no praise. */
const NO_PRAISE = /^最高(額|値|価格|裁|気温)/

const TEXTS = { title: 'title', catchCopy: 'catch_copy', comment: 'comment' } as const
type Key = keyof typeof TEXTS

/** The words of a listing's texts that somebody should look at again; none of them stops it. */
export const adviceOn = (values: Values): Advice[] =>
  (Object.keys(TEXTS) as Key[]).flatMap((key) => {
    const text = String(values[key] ?? '')
    const found = [...text.matchAll(ANY)].filter(({ index }) => !NO_PRAISE.test(text.slice(index)))
    const words = new Set(found.map(([word]) => word))
    return [...words].map((word) => ({ name: TEXTS[key], word, instead: WORDS[word] }))
  })

/** The text that says it otherwise. */
export function reworded(values: Values, { name, word, instead = '' }: Advice): Values {
  const key = (Object.keys(TEXTS) as Key[]).find((it) => TEXTS[it] === name) as Key
  return { [key]: String(values[key]).replaceAll(word, instead) }
}
