import { data, type LoaderFunctionArgs, receiptContext, redirect } from '@sumai/platform'
import { isRouteErrorResponse } from '@sumai/platform/router'

type Guard = (args: LoaderFunctionArgs) => Promise<void> | void

/** The guards that `handle.middleware` can name; they run before the loader of the page. */
const GUARDS: Record<string, Guard> = {
  /** A thanks page needs a receipt; without one the visitor is redirected to the form. */
  async receipt({ context, request }) {
    const { pathname, searchParams } = new URL(request.url)
    const receipt = await context.get(receiptContext)(searchParams.get('receipt'))
    if (!receipt) throw redirect(pathname.replace(/\/thanks\/?$/, ''))
  },
}

/**
 * Runs route guards in order. An error that they throw keeps its status, or is a 500; a redirect is
 * followed.
 */
export async function runGuards(
  names: readonly string[],
  args: LoaderFunctionArgs,
  guards: Readonly<Record<string, Guard>> = GUARDS,
): Promise<void> {
  for (const name of names) {
    const guard = Object.hasOwn(guards, name) ? guards[name] : undefined
    if (!guard) throw data({ message: 'Unknown middleware' }, { status: 500 })
    try {
      await guard(args)
    } catch (error) {
      if (error instanceof Response || isRouteErrorResponse(error)) throw error
      throw withStatus(error)
    }
  }
}

function withStatus(error: unknown) {
  const {
    status,
    init,
    message = '',
  } = error as {
    status?: number
    init?: ResponseInit | null
    message?: string
  }
  return data({ message }, { status: init?.status ?? status ?? 500 })
}
