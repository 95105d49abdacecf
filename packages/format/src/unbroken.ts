const JOINER = '\u2060'

/** 徒歩8分, バス10分, 約560m, 築12年 */
const BEFORE_NUMBER = /(?<=徒歩|バス|約|築)(?=\d)/g
/** Words in which Chromium's phrases end (`word-break: auto-phrase`). */
const INSIDE_WORD = /(?<=手)(?=続き)|(?<=問い)(?=合わせ)|(?<=手が)(?=かり)|(?<=ぬる)(?=ま湯)/g

/** A text in which no line ends between a number and what it counts from, or inside a word. */
export const unbroken = (text: string): string =>
  text.replace(BEFORE_NUMBER, JOINER).replace(INSIDE_WORD, JOINER)

/** The same in HTML: its texts alone. */
export const unbrokenHtml = (html: string): string => html.replace(/>[^<]+/g, unbroken)
