const HYPHENS = /[‐‑‒–—―−－ーｰ]/g

/**
 * What visitors type with a Japanese keyboard into fields that hold no Japanese (e-mail,
 * telephone, postal code): full-width letters, digits and signs become half-width, every kind of
 * hyphen (the long-vowel mark too, which is what the key gives) becomes `-`, spaces go.
 */
export function toHalfWidth(text: string): string {
  return foldAscii(text).replace(HYPHENS, '-').replace(/\s/g, '')
}

/** A telephone number in the form in which it is stored: its digits, 0 in place of +81 or +81(0). */
export function foldTel(text: string): string {
  return toHalfWidth(text)
    .replace(/[-().]/g, '')
    .replace(/^\+810?/, '0')
}

/** Full-width ASCII to half-width and nothing else: for numbers and words within Japanese text. */
export function foldAscii(text: string): string {
  return text
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/　/g, ' ')
}

/** Hiragana and half-width kana to full-width katakana; a sound mark joins the letter before it. */
export function toKatakana(text: string): string {
  return text
    .replace(/[\uff61-\uff9f]+/g, (kana) => kana.normalize('NFKC'))
    .replace(/゛/g, '\u3099')
    .replace(/゜/g, '\u309a')
    .normalize('NFC')
    .replace(/[ぁ-ゖゝゞ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
}

/** Leading, trailing and doubled spaces of either width. Names keep the one between their parts. */
export function trimSpaces(text: string): string {
  return text.trim().replace(/[ 　\t]+/g, ' ')
}

/** A number as visitors type it: 2.5, １０，０００. NaN for what is none, the empty text too. */
export function readNumber(text: string): number {
  const plain = foldAscii(text).replace(/[,、\s]/g, '')
  return /^-?\d{1,15}(\.\d{1,6})?$/.test(plain) ? Number(plain) : Number.NaN
}
