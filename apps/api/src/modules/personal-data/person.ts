import { foldTel } from '@sumai/format/typed-text'
import { z } from 'zod'

/** Whose data are asked for: by e-mail address, or by telephone number where there is none. */
export type Person = { email: string; tel?: undefined } | { tel: string; email?: undefined }

const address = z.email()
const TEL = /^\d{10,11}$/

/** Whom a text names; nothing for a text that is neither an address nor a number. */
export function personIn(text: string): Person | undefined {
  const plain = text.normalize('NFKC').trim()
  if (address.safeParse(plain).success) return { email: plain.toLowerCase() }
  const tel = foldTel(plain)
  return TEL.test(tel) ? { tel } : undefined
}
