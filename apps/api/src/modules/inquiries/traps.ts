import { jwtVerify } from 'jose'

const MIN_SECONDS = 2

type Bait = { website: string; form_token?: string | undefined }

/**
 * Tells what a program sent: it filled the field that people cannot see, or needed less than two
 * seconds. A token that cannot be read proves nothing (the key may have changed since).
 */
export async function isSpam(bait: Bait, key: Uint8Array, now: Date): Promise<boolean> {
  if (bait.website !== '') return true
  const openedAt = bait.form_token && (await openingTime(bait.form_token, key))
  return typeof openedAt === 'number' && now.getTime() / 1000 - openedAt < MIN_SECONDS
}

/** Seconds since 1970 at which the shell showed the form. */
async function openingTime(token: string, key: Uint8Array): Promise<number | undefined> {
  try {
    const options = { algorithms: ['HS256'], audience: 'form' }
    return (await jwtVerify(token, key, options)).payload.iat
  } catch {
    return undefined
  }
}
