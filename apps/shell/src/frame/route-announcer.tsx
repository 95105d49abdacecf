import { useLocation } from '@sumai/platform'
import { VisuallyHidden } from '@sumai/ui/visually-hidden'
import { useEffect, useRef, useState } from 'react'

/**
 * What a browser does for a new document, for pages that come without one: says the title, and
 * begins to read at the heading.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation()
  const [title, setTitle] = useState('')
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    setTitle(document.title)
    if (!hash) focusHeading()
  }, [pathname, hash])
  return (
    <VisuallyHidden>
      <span role="status">{title}</span>
    </VisuallyHidden>
  )
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main')
  heading?.setAttribute('tabindex', '-1')
  // Where the page is scrolled to is the router's business.
  heading?.focus({ preventScroll: true })
}
