import { type ReactNode, type RefObject, useEffect, useState } from 'react'

type Props = {
  /** The `<details>` around it. */
  in: RefObject<HTMLDetailsElement | null>
  children: ReactNode
}

/**
 * What a closed `<details>` need not hold yet: it is in the server's HTML for those without scripts,
 * and in the document from the first press on, so that a page has fewer elements to lay out.
 */
export function OnceOpen({ in: details, children }: Props) {
  const [wasOpened, setOpened] = useState(false)
  useEffect(() => {
    const { current } = details
    const open = () => setOpened(true)
    // It was pressed before this script was there.
    if (current?.open) open()
    // Before it opens, so that it never opens empty; by a script or by a search in the page it does.
    current?.addEventListener('click', open)
    current?.addEventListener('toggle', open)
    return () => {
      current?.removeEventListener('click', open)
      current?.removeEventListener('toggle', open)
    }
  }, [details])
  return wasOpened ? children : <noscript>{children}</noscript>
}
