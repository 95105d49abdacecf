import { MOVIE_HOSTS } from '@sumai/format/movie'
import { INLINE_SCRIPT_HASH } from './inline-script.ts'
import type { Styles } from './sheet.ts'

const NOTHING = { script: [], img: [], connect: [] }
const TAG_MANAGER = 'https://www.googletagmanager.com'

/** The tag manager, and where the analytics that it usually loads are sent. */
const HOSTS = {
  script: [TAG_MANAGER],
  img: [TAG_MANAGER, 'https://*.google-analytics.com'],
  connect: [TAG_MANAGER, 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
}

/** What the policy of a page allows a tag manager, if there is one. */
const tagHosts = (id: string | undefined) => (id ? HOSTS : NOTHING)

type Origins = {
  /** Origins of the remotes for browsers. */
  remotes: string[]
  /** Origin of the API for browsers. */
  api: string
  /** Origins of maps besides our own. */
  maps: string[]
  /** Id of the tag manager. */
  tagManager: string | undefined
}

/**
 * The policy of a page. It has no nonce, so that it can be stored with the cached page: the inline
 * script and the inlined stylesheets are allowed by their hashes.
 */
export function contentSecurityPolicy(
  { cspHash }: Styles,
  { remotes, api, maps, tagManager }: Origins,
): string {
  const from = remotes.join(' ')
  const tags = tagHosts(tagManager)
  return [
    `default-src 'none'`,
    `script-src ${["'self'", from, INLINE_SCRIPT_HASH, ...tags.script].join(' ')}`,
    `style-src 'self' ${from} ${cspHash}`,
    `img-src ${["'self' data: blob:", from, ...tags.img].join(' ')}`,
    `font-src 'self' ${from}`,
    `connect-src ${["'self'", api, from, ...maps, ...tags.connect].join(' ')}`,
    `media-src 'self'`,
    // For films, which load only when a visitor plays one.
    `frame-src ${MOVIE_HOSTS.join(' ')}`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `form-action 'self'`,
    // The way to report that every browser supports.
    `report-uri /reports`,
  ].join('; ')
}
