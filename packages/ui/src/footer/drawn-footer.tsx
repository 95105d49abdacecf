import { useFollow } from '@sumai/platform'
import { useEffect, useRef } from 'react'
import styles from './footer.module.css'

type Props = { /** What `FooterContent` looks like. */ html: string }

/**
 * The footer as HTML that has been drawn before. It is the same on all pages of a site, and its 220
 * links are most of the links of a page: neither does the server draw it for each of them, nor does
 * the browser hydrate it. The router hears of presses on its links where they bubble to.
 */
export function DrawnFooter({ html }: Props) {
  const footer = useRef<HTMLElement>(null)
  const follow = useFollow()
  useEffect(() => openAllOnDesktop(footer.current), [])
  useEffect(() => {
    const { current } = footer
    current?.addEventListener('click', follow)
    return () => current?.removeEventListener('click', follow)
  }, [follow])
  return (
    <footer ref={footer} className={styles.footer} dangerouslySetInnerHTML={{ __html: html }} />
  )
}

/** The stylesheet shows all sections on desktop; this tells assistive technology the same. */
export function openAllOnDesktop(footer: HTMLElement | null): void {
  if (!window.matchMedia?.('(min-width: 1024px)').matches) return
  for (const section of footer?.querySelectorAll('details') ?? []) section.open = true
}
