import type { Receipt } from '@sumai/platform'
import { jwtVerify, SignJWT } from 'jose'
import { receiptOf } from '../receipt.ts'

/** Form and receipt tokens, with the key that the shell and the API share (INTERNAL_TOKEN). */
export function createTokens(internalToken: string) {
  const key = new TextEncoder().encode(internalToken)
  return {
    /** Carries the moment a form was opened, for the timing trap: nobody fills one in within seconds. */
    openForm: () =>
      new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience('form')
        .setIssuedAt()
        .sign(key),

    /** `null` when the token is not the API's, damaged, or older than its 30 minutes. */
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
