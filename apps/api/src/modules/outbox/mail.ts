/** A mail that waits in the outbox. `to: null` goes to the agency itself. */
export type Mail = {
  to: string | null
  reply_to: string | null
  subject: string
  text: string
  /** Address that ends a subscription when it is posted to (RFC 8058). */
  one_click_unsubscribe?: string
}
