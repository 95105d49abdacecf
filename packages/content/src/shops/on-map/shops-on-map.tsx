import { Breadcrumbs } from '@sumai/ui/breadcrumbs'
import { ChipLine } from '@sumai/ui/chip-line'
import { Container } from '@sumai/ui/container'
import { usePageHead } from '@sumai/ui/use-page-head'
import { type ReactNode, useRef, useState } from 'react'
import type { ShopTile } from '../shop-tile.ts'
import type { Chosen } from './live-shops-map.tsx'
import { ShopCard } from './shop-card.tsx'
import { ShopRow } from './shop-row.tsx'
import { ShopsMap } from './shops-map.tsx'
import styles from './shops-on-map.module.css'

type Props = {
  shops: readonly ShopTile[]
  shopTo: (tenpoNo: string) => string
  visitTo: (tenpoNo: string) => string
  /** ISO 8601 */
  renderedAt: string
  /** Links to the shops of one area. */
  areas: ReactNode
  /** The way back to the list. */
  views: ReactNode
}

/** Shops on a map with their names, beside a list of them; each answers the other. */
export function ShopsOnMap({ shops, shopTo, visitTo, renderedAt, areas, views }: Props) {
  const { breadcrumbs, heading } = usePageHead()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const shop = shops.find(({ tenpoNo }) => tenpoNo === chosen?.tenpoNo)

  function choose(next: Chosen | null) {
    setChosen(next)
    const row = next && list.current?.querySelector<HTMLElement>(`#shop-${next.tenpoNo}`)
    // The list alone, not the page around it.
    if (row) list.current?.scrollTo({ top: row.offsetTop - list.current.offsetTop })
  }

  return (
    <Container>
      <div className={styles.head}>
        <Breadcrumbs crumbs={breadcrumbs} />
        <h1 className={styles.heading}>{heading}</h1>
        <div className={styles.areas}>
          <ChipLine>{areas}</ChipLine>
        </div>
        <div className={styles.views}>{views}</div>
      </div>
      <div className={styles.body}>
        <div className={styles.map}>
          <ShopsMap shops={shops} chosen={chosen} onChoose={choose}>
            {shop && (
              <ShopCard
                shop={shop}
                to={shopTo(shop.tenpoNo)}
                visitTo={visitTo(shop.tenpoNo)}
                renderedAt={renderedAt}
                onClose={() => choose(null)}
              />
            )}
          </ShopsMap>
        </div>
        <ol ref={list} className={styles.list}>
          {shops.map((one, index) => (
            <ShopRow
              key={one.tenpoNo}
              shop={one}
              number={index + 1}
              to={shopTo(one.tenpoNo)}
              visitTo={visitTo(one.tenpoNo)}
              renderedAt={renderedAt}
              isChosen={one === shop}
              onChoose={() => choose({ tenpoNo: one.tenpoNo, isPin: false })}
            />
          ))}
        </ol>
      </div>
    </Container>
  )
}
