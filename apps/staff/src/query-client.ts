import { isApiError } from '@sumai/api-client'
import { QueryClient } from '@tanstack/react-query'

/** ms that an answer counts as fresh; an older one is shown while it is read again. */
const FRESH = 30_000

/** Everything that was read from the API, and the one place where screens read it. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH,
      // The transport has tried again where that helps.
      retry: false,
      refetchOnWindowFocus: 'always',
      throwOnError: (error, query) =>
        query.state.data === undefined && !isOffline(error) && !isSignedOut(error),
    },
  },
})

/** One signs in over the screen, which is read again then. */
export const isSignedOut = (error: unknown): boolean => isApiError(error) && error.status === 401

/** No answer came at all. */
export const isOffline = (error: unknown): boolean => isApiError(error) && error.status === 0
