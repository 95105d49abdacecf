import { foldAscii } from './width.ts'

/** A number as visitors type it: 2.5, １０，０００. NaN for what is none, the empty text too. */
export function readNumber(text: string): number {
  const plain = foldAscii(text).replace(/[,、\s]/g, '')
  return /^-?\d{1,15}(\.\d{1,6})?$/.test(plain) ? Number(plain) : Number.NaN
}
