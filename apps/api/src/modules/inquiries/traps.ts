import { jwtVerify } from 'jose'

const MIN_SECONDS = 2

type Trapped = { website: string; form_token?: string | undefined }

/**
 * Whether a program sent the form: the hidden field is filled in, or it was sent within two
 * seconds. An invalid token does not count, because the key may have changed since; nor does a form
 * that is opened later than it is sent, because the clock was set back.
 */
export async function isSpam(form: Trapped, key: Uint8Array, now: Date): Promise<boolean> {
  if (form.website !== '') return true
  const openedAt = form.form_token && (await openingTime(form.form_token, key))
  if (typeof openedAt !== 'number') return false
  const seconds = now.getTime() / 1000 - openedAt
  return seconds >= 0 && seconds < MIN_SECONDS
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
