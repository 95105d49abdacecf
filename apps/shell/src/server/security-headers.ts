import type { FastifyInstance } from 'fastify'

/** Two years, as the preload lists of browsers ask. */
const HSTS = 'max-age=63072000; includeSubDomains'

/** What Trusted Types would stop is told, and not stopped (docs/decisions/0009-trusted-types.md). */
const TRUSTED_TYPES = "require-trusted-types-for 'script'; report-uri /reports"

type Options = { publicOrigin: string; trustedTypes: boolean }
type Headers = Record<string, string>

/** Sent with every answer; what documents alone obey would be 200 bytes of each file for nothing. */
export type SecurityHeaders = { files: Headers; documents: Headers }

export function securityHeaders({ publicOrigin, trustedTypes }: Options): SecurityHeaders {
  const files = {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(publicOrigin.startsWith('https:') ? { 'strict-transport-security': HSTS } : {}),
  }
  const documents = {
    ...files,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
    ...(trustedTypes ? { 'content-security-policy-report-only': TRUSTED_TYPES } : {}),
  }
  return { files, documents }
}

/** Adds them to whatever Fastify sends, without a word over what an answer says itself. */
export function secure(app: FastifyInstance, { files, documents }: SecurityHeaders): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    const own = reply.getHeaders()
    const isDocument = String(own['content-type']).startsWith('text/html')
    reply.headers({ ...(isDocument ? documents : files), ...own })
    done(null, payload)
  })
}
