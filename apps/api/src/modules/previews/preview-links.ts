import type { ContentType } from '@sumai/api-client/contract/words'
import type { SiteType } from '@sumai/domain/codes'
import { jwtVerify, SignJWT } from 'jose'

const AUDIENCE = 'preview'
/** As long as staff stay signed in. */
const LASTS_MS = 12 * 3_600_000

const KINDS = ['contents', 'banners', 'chintai', 'baibai'] as const

/** One thing that is shown before visitors see it: an article, a banner, a listing of a site. */
export type Preview = { of: 'contents' | 'banners' | SiteType; id: string }

/**
 * The links by which staff see a draft inside the site: whoever has one sees that one thing, for
 * twelve hours. The shell hands the token of such a page over with its calls.
 */
export function previewLinks(internalToken: string, now: () => Date) {
  const key = new TextEncoder().encode(internalToken)
  return {
    async urlOf(page: string, { of, id }: Preview): Promise<string> {
      const token = await new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(AUDIENCE)
        .setSubject(`${of}/${id}`)
        .setIssuedAt(now())
        .setExpirationTime(new Date(now().getTime() + LASTS_MS))
        .sign(key)
      return `${page}?preview=${token}`
    },

    /** Nothing for a token that is too old or was not made here. */
    async read(token: string): Promise<Preview | undefined> {
      try {
        const options = { algorithms: ['HS256'], audience: AUDIENCE, currentDate: now() }
        const [kind, id] = ((await jwtVerify(token, key, options)).payload.sub ?? '').split('/')
        const of = KINDS.find((known) => known === kind)
        return of && id ? { of, id } : undefined
      } catch {
        return undefined
      }
    },
  }
}

const ARTICLE_PAGES: Record<ContentType, (id: number) => string> = {
  news_chintai: (id) => `/news/${id}`,
  news_baibai: (id) => `/baibai/news/${id}`,
  ekimaesan_chintai: (id) => `/oshiete/${id}`,
  ekimaesan_baibai: (id) => `/baibai/oshiete/${id}`,
  voice: () => '/baibai/customer',
  info: (id) => `/info/${id}`,
  seminar: (id) => `/owner/seminar/${id}`,
}
/** The page on which visitors see an article. */
export const articlePage = (kind: ContentType, id: number) => ARTICLE_PAGES[kind](id)

/** The page on which visitors see the banners of a place. */
export const BANNER_PAGES = {
  chintai_top: '/',
  chintai_side: '/',
  baibai_top: '/baibai',
  baibai_side: '/baibai',
  owner_top: '/owner',
} as const
