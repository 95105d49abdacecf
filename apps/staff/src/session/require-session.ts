import { isApiError } from '@sumai/api-client'
import { type MiddlewareFunction, redirect } from 'react-router'
import { staffApi } from '../api/api.ts'
import { toSignIn } from '../paths.ts'
import { currentSession, sessionBegan } from './session-state.ts'

/**
 * Before the loaders of every screen, which read what belongs to the session: whoever has none goes
 * to sign in, and comes back.
 */
export const requireSession: MiddlewareFunction = async ({ request }) => {
  if (currentSession()) return
  try {
    const { session } = await staffApi.session.get()
    sessionBegan(session)
  } catch (error) {
    if (!isApiError(error) || error.status !== 401) throw error
    const { pathname, search } = new URL(request.url)
    throw redirect(toSignIn(pathname + search))
  }
}
