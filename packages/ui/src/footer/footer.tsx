import type { FooterLists } from '@sumai/platform'
import { useRef } from 'react'
import { type Agency, CompanyBand, type FooterMenu } from './company-band.tsx'
import styles from './footer.module.css'
import { LinkBlock } from './link-block.tsx'
import { useSections } from './sections.ts'

type ContentProps = {
  agency: Agency
  menu: FooterMenu
  /** `null` when the API did not answer: then only the agency is shown. */
  lists: FooterLists | null
  /** Leaves the links of the lists out of the document until they are asked for. */
  isFolded?: boolean
}

type Props = Omit<ContentProps, 'isFolded'> & {
  /** Shows all links on desktop. */
  isLong: boolean
}

/** The footer: links to searches, then the agency. */
export function Footer({ isLong, ...content }: Props) {
  const footer = useRef<HTMLElement>(null)
  useSections(footer, isLong)
  return (
    <footer ref={footer} data-long={isLong || undefined} className={styles.footer}>
      <FooterContent {...content} />
    </footer>
  )
}

export function FooterContent({ agency, menu, lists, isFolded }: ContentProps) {
  return (
    <>
      {lists && <LinkBlock lists={lists} isFolded={isFolded} />}
      <CompanyBand agency={agency} menu={menu} />
    </>
  )
}
