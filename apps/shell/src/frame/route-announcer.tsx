import { useLocation } from '@sumai/platform'
import { VisuallyHidden } from '@sumai/ui/visually-hidden'
import { useEffect, useRef, useState } from 'react'

/**
 * Makes client-side navigations accessible as browsers do for new documents: announces the title
 * and moves the focus to the heading, also for the next page of a list. The focus stays in a field
 * of the page that is still there.
 */
export function RouteAnnouncer() {
  const { pathname, search, hash } = useLocation()
  const [title, setTitle] = useState('')
  const place = `${pathname} ${new URLSearchParams(search).get('page') ?? 1}`
  const before = useRef(place)
  useEffect(() => {
    if (before.current === place) return
    before.current = place
    setTitle(document.title)
    if (!hash && !isInField()) focusHeading()
  }, [place, hash])
  return (
    <VisuallyHidden>
      <span role="status">{title}</span>
    </VisuallyHidden>
  )
}

const isInField = () => document.activeElement?.matches('#main :is(input, select, textarea)')

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main')
  heading?.setAttribute('tabindex', '-1')
  // The router handles the scroll position.
  heading?.focus({ preventScroll: true })
}
