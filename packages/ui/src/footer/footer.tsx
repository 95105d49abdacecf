import type { FooterLists } from '@sumai/platform'
import { type Agency, CompanyBand, type FooterMenu } from './company-band.tsx'
import styles from './footer.module.css'
import { LinkBlock } from './link-block.tsx'

type Props = {
  agency: Agency
  menu: FooterMenu
  /** `null` when the API did not answer: then only the agency is shown. */
  lists: FooterLists | null
}

/** The footer: links to searches, then the agency. */
export function Footer(props: Props) {
  return (
    <footer className={styles.footer}>
      <FooterContent {...props} />
    </footer>
  )
}

export function FooterContent({ agency, menu, lists }: Props) {
  return (
    <>
      {lists && <LinkBlock lists={lists} />}
      <CompanyBand agency={agency} menu={menu} />
    </>
  )
}
