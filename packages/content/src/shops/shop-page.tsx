import { AreaMap } from '@sumai/listings/area-map'
import { Container } from '@sumai/ui/container'
import { Section } from '@sumai/ui/section'
import { SubpageHead } from '@sumai/ui/subpage-head'
import type { ReactNode } from 'react'
import { ShopAbout } from './shop-about.tsx'
import type { ShopData } from './shop-data.ts'
import styles from './shop-page.module.css'
import type { ShopTile } from './shop-tile.ts'
import { ShopTiles } from './shop-tiles.tsx'
import { StaffCards } from './staff-cards.tsx'

type Props = {
  data: ShopData & { nearby: readonly ShopTile[] }
  staff: { heading: string; note?: string }
  allShops: { label: string; to: string }
  shopTo: (tenpoNo: string) => string
  visitTo: (tenpoNo: string) => string
  /** What the shop has to offer. */
  children: ReactNode
}

/** A shop: how to get there, who works there, what it offers, the shops around. */
export function ShopPage({ data, staff, allShops, shopTo, visitTo, children }: Props) {
  const { shop, visits, staffs, nearby, renderedAt } = data
  return (
    <>
      <SubpageHead drawing={shop.cityCode} photo={shop.photos[0]}>
        {shop.access ?? shop.address}
      </SubpageHead>
      <Container>
        <div className={styles.about}>
          <ShopAbout {...{ shop, visits, renderedAt }} visitTo={visitTo(shop.tenpoNo)}>
            <AreaMap name={shop.tenpoName} centre={shop} />
          </ShopAbout>
        </div>
      </Container>
      {staffs.length > 0 && (
        <Section {...staff} paper>
          <StaffCards staffs={staffs} />
        </Section>
      )}
      {children}
      {nearby.length > 0 && (
        <Section heading="近くの店舗" more={allShops} paper>
          <ShopTiles plain shops={nearby} {...{ shopTo, visitTo, renderedAt }} />
        </Section>
      )}
    </>
  )
}
