import { JOINER, unbroken } from './unbroken.ts'

/** Joints at which no line of a sentence may end. */
const JOINTS = [
  // 5万3千円
  /(?<=\d万)(?=\d)/,
  // 1〜2割, but not 2,000〜2,500万円
  /(?<=(?<![\d,])\d{1,2}〜)(?=\d{1,2}(?![\d,]))/,
  // 2026年1月4日（月）
  /(?<=\d年)(?=\d{1,2}月\d)|(?<=\d月)(?=\d{1,2}日)|(?<=\d日)(?=（[日月火水木金土]）)/,
  // 「総額」と: a particle begins no line.
  /(?<=」)(?=[がとにのはへもやを])/,
]
const JOINT = new RegExp(JOINTS.map(({ source }) => source).join('|'), 'g')

/** What `unbroken` does for a label, for sentences. */
export const unbrokenProse = (text: string): string => unbroken(text).replace(JOINT, JOINER)

/** The same in HTML: its texts alone. */
export const unbrokenHtml = (html: string): string => html.replace(/>[^<]+/g, unbrokenProse)
