import type { SiteType } from '@sumai/domain/codes'
import { jwtVerify, SignJWT } from 'jose'

const AUDIENCE = 'preview'
/** A colleague or an owner is shown it, and looks at it today. */
const LASTS_MS = 86_400_000

/** Links that show one listing in any state: whoever has one sees it, until it ends. */
export function listingPreviewLinks(internalToken: string) {
  const key = new TextEncoder().encode(internalToken)
  return {
    tokenFor: (site: SiteType, bukkenNo: string, now: Date): Promise<string> =>
      new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(AUDIENCE)
        .setSubject(`${site}/${bukkenNo}`)
        .setIssuedAt(now)
        .setExpirationTime(new Date(now.getTime() + LASTS_MS))
        .sign(key),

    /** The number of the listing; nothing for a token that has ended, or is of the other site. */
    async bukkenNoOf(site: SiteType, token: string, now: Date): Promise<string | undefined> {
      try {
        const options = { algorithms: ['HS256'], audience: AUDIENCE, currentDate: now }
        const [of, bukkenNo] = (await jwtVerify(token, key, options)).payload.sub?.split('/') ?? []
        return of === site ? bukkenNo : undefined
      } catch {
        return undefined
      }
    },
  }
}
