import type { FastifyReply } from 'fastify'

/** Two years, as the preload lists of browsers ask. */
const HSTS = 'max-age=63072000; includeSubDomains'

/** What Trusted Types would stop is told, and not stopped (docs/decisions/0009-trusted-types.md). */
const TRUSTED_TYPES = "require-trusted-types-for 'script'; report-uri /reports"

const DOCUMENT_HEADERS = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
}

/** Takes back what documents alone obey: with each of a page's files it is 200 bytes for nothing. */
export function asFile(reply: FastifyReply): void {
  for (const name of Object.keys(DOCUMENT_HEADERS)) reply.removeHeader(name)
}

/** Gives it back to an answer that has become a document after all. */
export const asDocument = (reply: FastifyReply) => reply.headers(DOCUMENT_HEADERS)

type Options = { publicOrigin: string; trustedTypes: boolean }

/** Sent with every answer of the shell. Pages have a Content-Security-Policy of their own. */
export const securityHeaders = ({ publicOrigin, trustedTypes }: Options) => ({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  ...DOCUMENT_HEADERS,
  'cross-origin-resource-policy': 'same-origin',
  ...(publicOrigin.startsWith('https:') ? { 'strict-transport-security': HSTS } : {}),
  ...(trustedTypes ? { 'content-security-policy-report-only': TRUSTED_TYPES } : {}),
})
