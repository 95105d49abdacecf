import { isApiError } from '@sumai/api-client'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { NoRight } from './no-right.tsx'
import { NotFound } from './not-found.tsx'

/** Why a screen cannot be shown, within the frame; what nobody expected goes on to the root. */
export function ScreenError() {
  const error = useRouteError()
  const status = isApiError(error) || isRouteErrorResponse(error) ? error.status : 0
  if (status === 403) return <NoRight />
  if (status === 404) return <NotFound />
  throw error
}
