import { isApiError } from '@sumai/api-client'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { staffApi } from '../api/api.ts'
import { toSignIn } from '../paths.ts'
import { currentSession, sessionBegan } from './session-state.ts'

/** Loader of the frame: whoever has no session goes to sign in, and comes back. */
export async function requireSession({ request }: LoaderFunctionArgs) {
  if (currentSession()) return null
  try {
    const { session } = await staffApi.session.get()
    sessionBegan(session)
    return null
  } catch (error) {
    if (!isApiError(error) || error.status !== 401) throw error
    const { pathname, search } = new URL(request.url)
    throw redirect(toSignIn(pathname + search))
  }
}
