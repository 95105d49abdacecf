/** Two years, as the preload lists of browsers ask. */
const HSTS = 'max-age=63072000; includeSubDomains'

/** What Trusted Types would stop is told, and not stopped (docs/decisions/0009-trusted-types.md). */
const TRUSTED_TYPES = "require-trusted-types-for 'script'; report-uri /reports"

type Options = { publicOrigin: string; trustedTypes: boolean }

/** Sent with every answer of the shell. Pages have a Content-Security-Policy of their own. */
export const securityHeaders = ({ publicOrigin, trustedTypes }: Options) => ({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
  ...(publicOrigin.startsWith('https:') ? { 'strict-transport-security': HSTS } : {}),
  ...(trustedTypes ? { 'content-security-policy-report-only': TRUSTED_TYPES } : {}),
})
