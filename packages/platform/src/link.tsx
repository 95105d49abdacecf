import { type ComponentProps, type MouseEvent, useCallback, useContext } from 'react'
import {
  type DataRouter,
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
} from 'react-router'

type Props = {
  /** A path of this site from its root, with its query. */
  to: string
  replace?: boolean
  /** Keeps the page where it is scrolled to. */
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
 * Follows presses on links that no component has drawn: for the element that holds them. A link with a
 * `type` is a file of the site and no page.
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
  // As browsers do: the address one is at makes no second entry of the history.
  const isHere = to === pathname + search + hash
  router.navigate(to, { replace: replace ?? isHere, preventScrollReset })
}

/** A link of a menu: marked while the visitor is at its page or below it. */
export function NavLink(props: Props) {
  const { pathname } = useLocation()
  const isHere = pathname === props.to || pathname.startsWith(`${props.to}/`)
  return <Link aria-current={isHere ? 'page' : undefined} {...props} />
}

/** Whether a press on a link means "here": not a new tab, a new window or a download. */
export const isPlainClick = (
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
