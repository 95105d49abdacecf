import { type RefObject, useEffect } from 'react'

/**
 * Opens every section of a long footer on desktop, where the stylesheet shows them all: `open` tells
 * assistive technology the same. Those of a short one are closed until pressed.
 */
export function useSections(footer: RefObject<HTMLElement | null>, isLong: boolean): void {
  useEffect(() => {
    const isOpen = isLong && Boolean(window.matchMedia?.('(min-width: 1024px)').matches)
    for (const section of footer.current?.querySelectorAll('details') ?? []) {
      if (isLong || section.open) unfold(section)
      section.open = isOpen
    }
  }, [footer, isLong])
}

/**
 * Gives a section its links. On most pages nobody opens it, so the server puts them in `<noscript>`:
 * there for whoever has no scripts, and 450 elements less for who has.
 */
export function unfold(section: HTMLElement): void {
  const kept = section.querySelector('noscript')
  if (kept) kept.outerHTML = kept.textContent
}
