/** What a staff preview shows: one build of one remote that is not the current release. */
export type Preview = {
  remote: string
  build: string
  /** When the link expires, in ms since 1970. */
  until: number
}

/**
 * A preview token: what it shows, and the team's Ed25519 signature over exactly that text, both
 * base64url. The shell verifies it with the key that it pins for the team's releases.
 */
export function formatPreviewToken(preview: Preview, sign: (text: string) => Uint8Array): string {
  const text = JSON.stringify(preview)
  return [Buffer.from(text), Buffer.from(sign(text))]
    .map((part) => part.toString('base64url'))
    .join('.')
}

/** `null` for a token that is malformed, has another signature, or has expired. */
export function readPreviewToken(
  token: string,
  verify: (remote: string, text: string, signature: Uint8Array) => boolean,
  now = Date.now(),
): Preview | null {
  try {
    const [payload = '', signature = ''] = token.split('.')
    const text = Buffer.from(payload, 'base64url').toString()
    const { remote, build, until } = JSON.parse(text)
    if (!/^\w{1,40}$/.test(build) || !(until > now)) return null
    if (!verify(remote, text, Buffer.from(signature, 'base64url'))) return null
    return { remote, build, until }
  } catch {
    return null
  }
}
