import { bookingCalls } from './booking-calls.ts'
import { sender } from './calls.ts'
import { importCalls } from './import-calls.ts'
import { inquiryCalls } from './inquiry-calls.ts'
import { listingCalls } from './listing-calls.ts'
import { logCalls } from './log-calls.ts'
import { mailCalls } from './mail-calls.ts'
import type { Transport } from './request.ts'
import { sessionCalls } from './session-calls.ts'
import { siteCalls } from './site-calls.ts'
import { uploadCalls } from './upload-calls.ts'

/**
 * The calls that staff need to change what the site shows, as in client.ts; the transport carries
 * their token, or a browser the cookie of their session. They stand apart because no visitor needs them.
 */
export function createStaffApi(source: Transport | (() => Promise<Transport>)) {
  const send = sender(source)
  return {
    ...sessionCalls(send),
    ...inquiryCalls(send),
    ...bookingCalls(send),
    ...listingCalls(send),
    ...siteCalls(send),
    ...uploadCalls(send),
    ...importCalls(send),
    ...mailCalls(send),
    ...logCalls(send),
  }
}
