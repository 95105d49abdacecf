import { useFollow } from '@sumai/platform'
import { useEffect, useRef } from 'react'
import styles from './footer.module.css'

type Props = { /** Rendered `FooterContent`. */ html: string }

/**
 * The footer as HTML that was rendered before. It is the same on all pages of a site and has most
 * of their links (220), so the server renders it once and the browser does not hydrate it. Clicks
 * on its links are handled on the footer element.
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

/** The stylesheet shows all sections on desktop; `open` tells assistive technology the same. */
export function openAllOnDesktop(footer: HTMLElement | null): void {
  if (!window.matchMedia?.('(min-width: 1024px)').matches) return
  for (const section of footer?.querySelectorAll('details') ?? []) section.open = true
}
