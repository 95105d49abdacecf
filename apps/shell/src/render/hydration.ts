import { isRouteErrorResponse } from '@sumai/platform/router'
import type { StaticHandlerContext } from '@sumai/platform/server'
import { statusOf } from '../errors/status-of.ts'
import { type DrawnFooter, withoutLists } from '../frame/drawn-footer.ts'
import { mountId } from '../mounts.ts'
import type { MountName } from '../sites.ts'

type SerializedError = {
  status: number
  statusText: string
  internal: boolean
  data: null
  __type: 'RouteErrorResponse'
}

/**
 * Replaces every error by its status, in place, so that no internal error gets into HTML or
 * hydration data. Returns the status of the page.
 */
export function sanitizeErrors(context: StaticHandlerContext): number {
  if (!context.errors) return context.statusCode
  let status = context.statusCode
  for (const [route, error] of Object.entries(context.errors)) {
    status = statusOf(error)
    context.errors[route] = toResponse(status)
  }
  return status
}

/** The answer with the error page instead of the page, which could not be rendered. */
export function withError(
  context: StaticHandlerContext,
  remote: MountName | undefined,
  error: unknown,
): StaticHandlerContext {
  return { ...context, statusCode: 500, errors: { [remote ? mountId(remote) : 'frame']: error } }
}

/** An error that `isRouteErrorResponse` accepts, without data. */
const toResponse = (status: number) => ({ status, statusText: '', internal: false, data: null })

/** The state that createBrowserRouter starts from. */
export function hydrationData(
  { loaderData, actionData, errors }: StaticHandlerContext,
  footer: DrawnFooter | null,
) {
  return {
    loaderData: footer ? withoutLists(footer.site, loaderData) : loaderData,
    actionData,
    errors: errors && serializeErrors(errors),
  }
}

function serializeErrors(errors: Record<string, unknown>): Record<string, SerializedError> {
  const entries = Object.entries(errors).flatMap(([route, error]) =>
    isRouteErrorResponse(error)
      ? [[route, { ...toResponse(error.status), __type: 'RouteErrorResponse' as const }] as const]
      : [],
  )
  return Object.fromEntries(entries)
}
