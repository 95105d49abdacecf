import { type MouseEvent, useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

const linkLeftBy = (key: string) => `sumai:left-by:${key}`
const pathAt = (index: number) => `sumai:path-at:${index}`
/** Of this entry in the history of the tab, as the router counts them. */
const indexNow = () => Number(window.history.state?.idx ?? 0)

/** The link by which a screen was left for another one, by its entry in the history. */
export const leftBy = (key: string) => sessionStorage.getItem(linkLeftBy(key)) ?? undefined

/** Back on a screen, the focus is on the link by which one left it: the row of a list. */
export function useReturnFocus() {
  const { key, pathname } = useLocation()
  const type = useNavigationType()
  useEffect(() => {
    sessionStorage.setItem(pathAt(indexNow()), pathname)
    const href = type === NavigationType.Pop && leftBy(key)
    if (href) document.querySelector<HTMLElement>(`#main a[href="${CSS.escape(href)}"]`)?.focus()
  }, [key, pathname, type])

  return ({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest('a[href]')
    if (link) sessionStorage.setItem(linkLeftBy(key), link.getAttribute('href') ?? '')
  }
}

/** Whether the screen before this one has that address, whatever its conditions. */
export const cameFrom = (address: string): boolean =>
  sessionStorage.getItem(pathAt(indexNow() - 1)) === new URL(address, window.location.href).pathname
