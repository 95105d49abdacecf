import type { Receipt } from '@sumai/platform'

type Claims = {
  exp?: number
  receipt_no?: string
  inquiry_type?: string
  tenpo_no?: string | null
  reply_estimate?: string | null
}

/** The receipt from the claims of a token; `null` when a claim is missing. */
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
 * Reads a receipt token without verifying it, because browsers do not have the key. Use it only to
 * show a receipt. The server verifies the signature when it renders the page.
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
