import { useLocation } from '@sumai/platform'
import { useEffect, useEffectEvent, useRef } from 'react'

/** Marks the history entry of something that lies over the page. */
const OVER = 'isOverPage'

/**
 * While `isOpen`, the browser's Back closes what lies over the page instead of leaving it: opening
 * adds a history entry of the same address. Closing by other means takes the entry away again.
 *
 * Returns a function for what closes it by going on to another address: it keeps the entry, which
 * that navigation is to replace, and says whether there is one.
 */
export function useBackCloses(isOpen: boolean, close: () => void): () => boolean {
  const { pathname, search } = useLocation()
  const isKept = useRef(false)
  const onBack = useEffectEvent((event: PopStateEvent) => {
    // The router would load the page again.
    const { location } = window
    if (location.pathname + location.search === pathname + search) event.stopImmediatePropagation()
    close()
  })

  useEffect(() => {
    if (!isOpen) return
    isKept.current = false
    const { history } = window
    history.pushState({ ...history.state, [OVER]: true }, '')
    const listen = (event: PopStateEvent) => {
      if (!event.state?.[OVER]) onBack(event)
    }
    window.addEventListener('popstate', listen, { capture: true })
    return () => {
      window.removeEventListener('popstate', listen, { capture: true })
      if (isKept.current || !history.state?.[OVER]) return
      const once = { capture: true, once: true }
      window.addEventListener('popstate', (event) => event.stopImmediatePropagation(), once)
      history.back()
    }
  }, [isOpen])

  return () => {
    isKept.current = isOpen
    return isOpen
  }
}
