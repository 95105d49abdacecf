import { whenIdle } from '@sumai/ui/when-idle'
import { useEffect } from 'react'
import { type LoaderFunctionArgs, matchRoutes } from 'react-router'
import { PLACES } from './places.ts'

/**
 * Reads the screens of the bar, their code and what they show, while somebody looks at another one:
 * the press finds them there. What fails is read by the press.
 */
export function useReadAhead(): void {
  useEffect(
    () =>
      whenIdle(() => {
        for (const { to, isOnBar } of PLACES) if (isOnBar) readScreen(to).catch(() => {})
      }),
    [],
  )
}

async function readScreen(to: string): Promise<void> {
  const { routes } = await import('../routes.ts')
  const { route, params } = matchRoutes(routes, to)?.at(-1) ?? {}
  if (typeof route?.lazy !== 'function') return
  const { loader } = await route.lazy()
  if (typeof loader !== 'function') return
  const request = new Request(new URL(to, window.location.href))
  await loader({ request, params } as LoaderFunctionArgs)
}
