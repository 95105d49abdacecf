import { type MouseEvent, useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

const storedAt = (key: string) => `sumai:left-by:${key}`

/** Back on a screen, the focus is on the link by which one left it: the row of a list. */
export function useReturnFocus() {
  const { key } = useLocation()
  const type = useNavigationType()
  useEffect(() => {
    const href = type === NavigationType.Pop && sessionStorage.getItem(storedAt(key))
    if (href) document.querySelector<HTMLElement>(`#main a[href="${CSS.escape(href)}"]`)?.focus()
  }, [key, type])

  return ({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest('a[href]')
    if (link) sessionStorage.setItem(storedAt(key), link.getAttribute('href') ?? '')
  }
}
