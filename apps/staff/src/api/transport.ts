import type { Transport } from '@sumai/api-client'
import { createTransport } from '@sumai/api-client/transport'
import { currentSession, sessionEnded } from '../session/session-state.ts'

const http = createTransport({
  baseUrl: '/api/v1',
  // The screen tells of failures.
  log: () => {},
  onUnauthorized: sessionEnded,
})

/**
 * The API at this origin. Who calls is known by the session's cookie; that this page calls, by the
 * session's token, which no other page can read.
 */
export const transport: Transport = {
  request(request) {
    const token = currentSession()?.csrfToken
    const headers = { ...(token && { 'x-csrf-token': token }), ...request.headers }
    return http.request({ ...request, headers })
  },
}
