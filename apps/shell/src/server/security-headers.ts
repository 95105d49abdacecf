import type { FastifyInstance } from 'fastify'

/** Two years, as the HSTS preload list requires. */
const HSTS = 'max-age=63072000; includeSubDomains'

/** Reports violations of Trusted Types without blocking (docs/decisions/0009-trusted-types.md). */
const TRUSTED_TYPES = "require-trusted-types-for 'script'; report-uri /reports"

type Options = { publicOrigin: string; trustedTypes: boolean }
type Headers = Record<string, string>

/** Headers of every answer. Those for documents only are not sent with files (200 bytes each). */
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

/** Adds them to every answer of Fastify, without overwriting its own headers. */
export function secure(app: FastifyInstance, { files, documents }: SecurityHeaders): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    const isDocument = String(reply.getHeader('content-type')).startsWith('text/html')
    for (const [name, value] of Object.entries(isDocument ? documents : files)) {
      if (!reply.hasHeader(name)) reply.header(name, value)
    }
    done(null, payload)
  })
}
