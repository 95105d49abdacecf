import type { FooterLists } from '@sumai/platform'
import { type Agency, CompanyBand, type FooterMenu } from './company-band.tsx'
import styles from './footer.module.css'
import { LinkBlock } from './link-block.tsx'

type Props = {
  agency: Agency
  menu: FooterMenu
  /** `null` when the API did not answer: the band below needs none of it. */
  lists: FooterLists | null
}

/** Every way to search, as links; below it who we are. */
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
