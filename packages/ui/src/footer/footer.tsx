import type { SiteType } from '@sumai/platform'
import { CompanyBand } from './company-band.tsx'
import styles from './footer.module.css'
import type { FooterData } from './footer-data.ts'
import { LinkBlock } from './link-block.tsx'

type Props = {
  site: SiteType
  /** `null` when the API did not answer: the band below needs none of it. */
  data: FooterData | null
}

/** Every way to search, as links; below it who we are. */
export function Footer(props: Props) {
  return (
    <footer className={styles.footer}>
      <FooterContent {...props} />
    </footer>
  )
}

export function FooterContent({ site, data }: Props) {
  return (
    <>
      {data && <LinkBlock site={site} data={data} />}
      <CompanyBand site={site} />
    </>
  )
}
