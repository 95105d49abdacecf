/** Two years, as the preload lists of browsers ask. */
const HSTS = 'max-age=63072000; includeSubDomains'

/** What Trusted Types would stop is told, and not stopped (docs/decisions/0009-trusted-types.md). */
const TRUSTED_TYPES = "require-trusted-types-for 'script'; report-uri /reports"

/** What documents alone obey: with each of a page's files it would be 200 bytes for nothing. */
export const DOCUMENT_HEADERS = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
}

/** Addresses of files. */
export const FILES = /^\/(assets|media)\/|^\/[^/]+\.(svg|png)$/

type Options = { publicOrigin: string; trustedTypes: boolean }

/** Sent with every answer of the shell. Pages have a Content-Security-Policy of their own. */
export const securityHeaders = ({ publicOrigin, trustedTypes }: Options) => ({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  ...(publicOrigin.startsWith('https:') ? { 'strict-transport-security': HSTS } : {}),
  ...(trustedTypes ? { 'content-security-policy-report-only': TRUSTED_TYPES } : {}),
})
