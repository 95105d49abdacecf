import { type ComponentProps, type MouseEvent, useCallback, useContext } from 'react'
import { type DataRouter, UNSAFE_DataRouterContext as DataRouterContext } from 'react-router'

type Props = {
  /** A path of this site from its root, with its query. */
  to: string
  replace?: boolean | undefined
  /** Keeps the scroll position. */
  preventScrollReset?: boolean
  /** Loads the document anew, as a link without a router would. */
  reloadDocument?: boolean
} & Omit<ComponentProps<'a'>, 'href'>

/**
 * A link within the site. A page has some three hundred, and the router's own `Link` resolves
 * relative paths and reads five contexts for each: a tenth of the CPU of a page.
 */
export function Link({ to, replace, preventScrollReset, reloadDocument, ...rest }: Props) {
  const router = useContext(DataRouterContext)?.router

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    rest.onClick?.(event)
    const isOurs = router && !reloadDocument && !rest.target && !event.defaultPrevented
    if (!isOurs || !isPlainClick(event)) return
    event.preventDefault()
    go(router, to, { replace, preventScrollReset })
  }

  return <a {...rest} href={to} onClick={follow} />
}

/**
 * A click listener for an element whose links no component renders: it sends them through the
 * router. Links with a `type` are files and are left to the browser.
 */
export function useFollow() {
  const router = useContext(DataRouterContext)?.router
  return useCallback(
    (event: globalThis.MouseEvent) => {
      const link = (event.target as Element).closest('a')
      const to = link?.getAttribute('href')
      const isOurs = to?.startsWith('/') && !link?.target && !link?.type
      if (!router || !to || !isOurs || event.defaultPrevented || !isPlainClick(event)) return
      event.preventDefault()
      go(router, to)
    },
    [router],
  )
}

function go(
  router: DataRouter,
  to: string,
  { replace, preventScrollReset }: Pick<Props, 'replace' | 'preventScrollReset'> = {},
) {
  const { pathname, search, hash } = router.state.location
  // As in browsers, a link to the current address adds no history entry.
  const isHere = to === pathname + search + hash
  router.navigate(to, { replace: replace ?? isHere, preventScrollReset })
}

/** Whether a click opens the link in this tab: not in a new tab or window, and no download. */
export const isPlainClick = (
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
