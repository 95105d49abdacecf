import type { FastifyInstance } from 'fastify'

/** Two years, as the HSTS preload list requires. */
const HSTS = 'max-age=63072000; includeSubDomains'

/** Everything comes from this origin, and no text ever becomes a script. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  // Pictures that wait to be sent are shown from the device.
  "img-src 'self' blob: data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // The bundler's scripts; articles and what is pasted into them, both read without running.
  'trusted-types staff article ProseMirrorClipboard',
].join('; ')

/** Adds them to every answer, pictures and answers of the API included. */
export function secure(app: FastifyInstance, origin: string): void {
  const headers = {
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'camera=(self), geolocation=(self), publickey-credentials-get=(self), microphone=(), payment=()',
    ...(origin.startsWith('https:') ? { 'strict-transport-security': HSTS } : {}),
  }
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(headers)
  })
}
