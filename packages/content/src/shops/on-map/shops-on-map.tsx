import { straightMetres } from '@sumai/domain/listing/distance'
import { useHere } from '@sumai/listings/use-here'
import { Breadcrumbs } from '@sumai/ui/breadcrumbs'
import { ChipLine } from '@sumai/ui/chip-line'
import { Container } from '@sumai/ui/container'
import { usePageHead } from '@sumai/ui/use-page-head'
import { type ReactNode, useRef, useState } from 'react'
import type { ShopTile } from '../shop-tile.ts'
import type { Chosen } from './live-shops-map.tsx'
import { NearMe } from './near-me.tsx'
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
  const [near, setNear] = useState<string | null>(null)
  const { here, state, ask } = useHere()
  const metresTo = (shop: ShopTile) => here && straightMetres(here, shop)
  const nearestFirst = here
    ? shops.toSorted((a, b) => straightMetres(here, a) - straightMetres(here, b))
    : shops
  const list = useRef<HTMLOListElement>(null)
  const shop = shops.find(({ tenpoNo }) => tenpoNo === chosen?.tenpoNo)

  function choose(next: Chosen | null) {
    setChosen(next)
    const row = next && list.current?.querySelector<HTMLElement>(`#shop-${next.tenpoNo}`)
    // The list alone, not the page around it.
    if (row) list.current?.scrollTo({ top: row.offsetTop - list.current.offsetTop })
  }

  /** The nearest take the map, without the card of another. */
  function askFromHere() {
    setChosen(null)
    ask()
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
          <ShopsMap
            shops={nearestFirst}
            {...{ chosen, near, here }}
            onChoose={choose}
            onNear={setNear}
          >
            <NearMe state={state} ask={askFromHere} />
            {shop && (
              <ShopCard
                shop={shop}
                to={shopTo(shop.tenpoNo)}
                visitTo={visitTo(shop.tenpoNo)}
                renderedAt={renderedAt}
                metres={metresTo(shop)}
                onClose={() => choose(null)}
              />
            )}
          </ShopsMap>
        </div>
        <ol ref={list} className={styles.list}>
          {nearestFirst.map((one, index) => (
            <ShopRow
              key={one.tenpoNo}
              shop={one}
              number={index + 1}
              to={shopTo(one.tenpoNo)}
              visitTo={visitTo(one.tenpoNo)}
              renderedAt={renderedAt}
              metres={metresTo(one)}
              isChosen={one === shop}
              isNear={one.tenpoNo === near}
              onNear={(isNear) => setNear(isNear ? one.tenpoNo : null)}
              onChoose={() => choose({ tenpoNo: one.tenpoNo, isPin: false })}
            />
          ))}
        </ol>
      </div>
    </Container>
  )
}
