/** No attempt will ever deliver it: the mailbox does not exist, or wants nothing from us. */
export class UndeliverableError extends Error {
  override readonly name = 'UndeliverableError'
  readonly code = 'EENVELOPE'
}
