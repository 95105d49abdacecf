import { type ComponentProps, type MouseEvent, useContext } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router'

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
    const { pathname, search, hash } = router.state.location
    // As browsers do: the address one is at makes no second entry of the history.
    const isHere = to === pathname + search + hash
    router.navigate(to, { replace: replace ?? isHere, preventScrollReset })
  }

  return <a {...rest} href={to} onClick={follow} />
}

/** A link of a menu: marked while the visitor is at its page or below it. */
export function NavLink(props: Props) {
  const { pathname } = useLocation()
  const isHere = pathname === props.to || pathname.startsWith(`${props.to}/`)
  return <Link aria-current={isHere ? 'page' : undefined} {...props} />
}

/** Whether a press on a link means "here": not a new tab, a new window or a download. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
