import type { SiteType } from '@sumai/platform'
import { useEffect, useRef } from 'react'
import { Container } from '../container/container.tsx'
import { BuildingIcon, HomeIcon, PinIcon, SchoolIcon, TrainIcon } from '../icon/icon.tsx'
import type { FooterData } from './footer-data.ts'
import styles from './link-block.module.css'
import { LinkRows, LinkSection } from './link-section.tsx'
import { openAllOnDesktop } from './open-all-on-desktop.ts'
import { PROPERTY_TYPES } from './property-types.ts'

type Props = { site: SiteType; data: FooterData }

/** Two columns on desktop; on phones sections that open, of which the first is open. */
export function LinkBlock({ site, data }: Props) {
  const block = useRef<HTMLDivElement>(null)
  useEffect(() => openAllOnDesktop(block.current), [])

  const sale = site === 'baibai'
  const base = sale ? '/baibai' : ''
  const search = (slug: string) => `${base}/search/${slug}`
  const shop = (no: string) => (sale ? `/baibai/shop/${no}` : `/company/shop/${no}`)
  const what = sale ? '物件' : '賃貸'
  return (
    <div className={styles.block} ref={block}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.column}>
            {sale && (
              <LinkSection icon={HomeIcon} heading="物件種別から探す" open>
                <LinkRows groups={[{ name: '', items: PROPERTY_TYPES }]} toOf={(query) => query} />
              </LinkSection>
            )}
            <LinkSection
              list="cities"
              icon={PinIcon}
              heading={`市区町村から${what}を探す`}
              open={!sale}
            >
              <LinkRows groups={data.cities} toOf={search} />
            </LinkSection>
            {data.shops.length > 0 && (
              <LinkSection list="shops" icon={BuildingIcon} heading="お近くの店舗">
                <LinkRows groups={data.shops} toOf={shop} />
              </LinkSection>
            )}
          </div>
          <div className={styles.column}>
            <LinkSection list="lines" icon={TrainIcon} heading={`路線・駅から${what}を探す`}>
              <LinkRows groups={data.lines} toOf={search} />
            </LinkSection>
            {data.schools.length > 0 && (
              <LinkSection list="schools" icon={SchoolIcon} heading={`大学・短大から${what}を探す`}>
                <LinkRows groups={[{ name: '', items: data.schools }]} toOf={search} />
              </LinkSection>
            )}
          </div>
        </div>
      </Container>
    </div>
  )
}
