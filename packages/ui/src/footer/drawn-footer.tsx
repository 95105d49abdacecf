import { useFollow } from '@sumai/platform'
import { useEffect, useRef } from 'react'
import styles from './footer.module.css'
import { unfold, useSections } from './sections.ts'

type Props = {
  /** Rendered `FooterContent`. */
  html: string
  isLong: boolean
}

/**
 * The footer as HTML that was rendered before. It is the same on all pages of a site and has most
 * of their links (220), so the server renders it once and the browser does not hydrate it. Clicks
 * on its links are handled on the footer element.
 */
export function DrawnFooter({ html, isLong }: Props) {
  const footer = useRef<HTMLElement>(null)
  const follow = useFollow()
  useSections(footer, isLong)
  useEffect(() => {
    const { current } = footer
    const opened = ({ target }: Event) => unfold(target as HTMLElement)
    current?.addEventListener('click', follow)
    // Of an element inside, as this event does not bubble.
    current?.addEventListener('toggle', opened, true)
    return () => {
      current?.removeEventListener('click', follow)
      current?.removeEventListener('toggle', opened, true)
    }
  }, [follow])
  return (
    <footer
      ref={footer}
      data-long={isLong || undefined}
      className={styles.footer}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
