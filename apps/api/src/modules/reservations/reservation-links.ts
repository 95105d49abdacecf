import { jwtVerify, SignJWT } from 'jose'

const AUDIENCE = 'reservation'

/**
 * The links by which a visitor changes what they have booked: whoever has the mail has the key, as
 * with the receipt (decision 0005). A link has no end of its own: it opens nothing once the booked
 * time has come.
 */
export function reservationLinks(internalToken: string) {
  const key = new TextEncoder().encode(internalToken)
  return {
    tokenFor: (receiptNo: string): Promise<string> =>
      new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(AUDIENCE)
        .setSubject(receiptNo)
        .sign(key),

    /** The number of the booking; nothing for a token that was not made here. */
    async receiptOf(token: string): Promise<string | undefined> {
      try {
        const options = { algorithms: ['HS256'], audience: AUDIENCE }
        return (await jwtVerify(token, key, options)).payload.sub
      } catch {
        return undefined
      }
    },
  }
}
