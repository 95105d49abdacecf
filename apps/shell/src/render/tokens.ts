import type { Receipt } from '@sumai/platform'
import { jwtVerify, SignJWT } from 'jose'
import { receiptOf } from '../receipt.ts'

/** Form and receipt tokens, with the key that the shell and the API share (INTERNAL_TOKEN). */
export function createTokens(internalToken: string) {
  const key = new TextEncoder().encode(internalToken)
  return {
    /** Signs the moment a form was opened. The API treats forms sent within two seconds as spam. */
    openForm: () =>
      new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience('form')
        .setIssuedAt()
        .sign(key),

    /** `null` when the token is not signed by the API, damaged, or older than 30 minutes. */
    async readReceipt(token: string | null): Promise<Receipt | null> {
      if (!token) return null
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'] })
        return receiptOf(payload)
      } catch {
        return null
      }
    },
  }
}
