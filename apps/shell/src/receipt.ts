import type { Receipt } from '@sumai/platform'

type Claims = {
  exp?: number
  receipt_no?: string
  inquiry_type?: string
  tenpo_no?: string | null
  reply_estimate?: string | null
}

/** The claims of a receipt token as a receipt; `null` when one is missing. */
export function receiptOf(claims: Claims): Receipt | null {
  if (!claims.receipt_no || !claims.inquiry_type) return null
  return {
    receiptNo: claims.receipt_no,
    inquiryType: claims.inquiry_type,
    tenpoNo: claims.tenpo_no ?? null,
    replyEstimate: claims.reply_estimate ?? null,
  }
}

/**
 * Reads a receipt token without its key, as a browser must: fit to show visitors what they sent,
 * never to decide anything. The server verifies the signature when the page is loaded from it.
 */
export function readReceiptUnverified(token: string | null, now = Date.now()): Receipt | null {
  try {
    const payload = (token ?? '').split('.')[1] ?? ''
    const bytes = Uint8Array.from(
      atob(payload.replaceAll('-', '+').replaceAll('_', '/')),
      (character) => character.charCodeAt(0),
    )
    const claims: Claims = JSON.parse(new TextDecoder().decode(bytes))
    return (claims.exp ?? 0) * 1000 > now ? receiptOf(claims) : null
  } catch {
    return null
  }
}
