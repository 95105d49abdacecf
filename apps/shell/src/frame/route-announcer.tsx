import { useLocation } from '@sumai/platform'
import { VisuallyHidden } from '@sumai/ui/visually-hidden'
import { useEffect, useRef, useState } from 'react'

/**
 * Makes client-side navigations accessible as browsers do for new documents: announces the title
 * and moves the focus to the heading.
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
  // The router handles the scroll position.
  heading?.focus({ preventScroll: true })
}
