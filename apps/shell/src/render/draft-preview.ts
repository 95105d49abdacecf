import type { Transport } from '@sumai/api-client'

/**
 * The token of `?preview=`, by which the API shows one thing before visitors see it (decision 0046);
 * '' on every other page.
 */
export const draftToken = (url: string): string =>
  new URLSearchParams(url.split('?')[1]).get('preview') ?? ''

/** Hands the token of a page over with its calls. */
export function withDraft(transport: Transport, url: string): Transport {
  const token = draftToken(url)
  if (token === '') return transport
  return {
    request: (call) =>
      transport.request({ ...call, headers: { ...call.headers, 'x-preview': token } }),
  }
}
