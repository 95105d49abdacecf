/** Two years, as the preload lists of browsers ask. */
const HSTS = 'max-age=63072000; includeSubDomains'

/** Sent with every answer of the shell; pages add their Content-Security-Policy. */
export const securityHeaders = (publicOrigin: string) => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
  ...(publicOrigin.startsWith('https:') ? { 'strict-transport-security': HSTS } : {}),
})
