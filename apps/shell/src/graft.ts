import type { LoaderFunctionArgs, RouteHandle, RouteObject } from '@sumai/platform'

type Page = { handle?: RouteHandle; loader?: RouteObject['loader'] }

/**
 * Prepares the routes of a remote for the router of the shell: adds the guards that the handles
 * name.
 */
export function graft(routes: RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const { lazy, children } = route
    const grafted = { ...guarded(route as Page) } as RouteObject
    if (typeof lazy === 'function') {
      grafted.lazy = () => (lazy() as Promise<Page>).then(guarded) as never
    }
    if (children) grafted.children = graft(children)
    return grafted
  })
}

function guarded<P extends Page>(page: P): P {
  const names = page.handle?.middleware
  const { loader } = page
  if (!names) return page
  return {
    ...page,
    async loader(args: LoaderFunctionArgs) {
      const { runGuards } = await import('./guards.ts')
      await runGuards(names, args)
      return typeof loader === 'function' ? loader(args as never, undefined as never) : null
    },
  }
}
