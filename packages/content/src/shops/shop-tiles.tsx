import { straightMetres } from '@sumai/domain/listing/distance'
import { telHref } from '@sumai/format/tel'
import { unbroken } from '@sumai/format/unbroken'
import { ShopOpening } from '@sumai/listings/shop-opening'
import { useHere } from '@sumai/listings/use-here'
import { Button, ButtonLink } from '@sumai/ui/button'
import { CoverLink } from '@sumai/ui/cover-link'
import { CalendarIcon, PhoneIcon, PinIcon } from '@sumai/ui/icon'
import { Picture } from '@sumai/ui/picture'
import type { ReactNode } from 'react'
import type { ShopTile } from './shop-tile.ts'
import styles from './shop-tiles.module.css'

type Props = {
  shops: readonly ShopTile[]
  shopTo: (tenpoNo: string) => string
  visitTo: (tenpoNo: string) => string
  /** ISO 8601 */
  renderedAt: string
  /** What else stands above the shops: which of them, and how they are shown. */
  tools?: ReactNode
  /** A few shops, in the order in which they are given. */
  plain?: boolean
}

/** Shops as cards; visitors who share their position get the nearest first. */
export function ShopTiles({ shops, shopTo, visitTo, renderedAt, tools, plain }: Props) {
  const { here, state, ask } = useHere()
  const metresTo = (shop: ShopTile) => here && straightMetres(here, shop)
  const sorted = here
    ? shops.toSorted((a, b) => straightMetres(here, a) - straightMetres(here, b))
    : shops
  return (
    <>
      {!plain && (
        <div className={styles.tools}>
          {tools}
          <span className={styles.near}>
            <Button variant="outline" busy={state === 'asking'} onClick={ask}>
              <PinIcon />
              現在地から近い順
            </Button>
          </span>
          <p role="status" className={styles.status}>
            {state === 'known' && '現在地から近い順に並べました。位置の情報は送信していません。'}
            {state === 'refused' && '現在地を確認できませんでした。エリアからお選びください。'}
          </p>
        </div>
      )}
      <ul className={styles.grid}>
        {sorted.map((shop) => (
          <Tile
            key={shop.tenpoNo}
            shop={shop}
            metres={metresTo(shop)}
            to={shopTo(shop.tenpoNo)}
            visitTo={visitTo(shop.tenpoNo)}
            renderedAt={renderedAt}
          />
        ))}
      </ul>
    </>
  )
}

type TileProps = {
  shop: ShopTile
  metres: number | null
  to: string
  visitTo: string
  renderedAt: string
}

function Tile({ shop, metres, to, visitTo, renderedAt }: TileProps) {
  const { tenpoName, address, access, tel, opening, teikyuLabel, photo } = shop
  return (
    <li className={styles.tile}>
      <div className={styles.photo}>
        {photo && (
          <Picture
            photo={{ url: photo, width: 1000, height: 667 }}
            alt=""
            ratio="3:2"
            sizes="(min-width: 1024px) 384px, (min-width: 600px) 46vw, 96px"
          />
        )}
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 className={styles.name}>
            <CoverLink to={to}>{tenpoName}</CoverLink>
          </h2>
          <ShopOpening hours={opening} renderedAt={renderedAt} />
        </div>
        {metres !== null && (
          <p className={styles.distance}>直線で約{(metres / 1000).toFixed(1)}km</p>
        )}
        <p className={styles.address}>{unbroken(address)}</p>
        {access && <p className={styles.quiet}>{unbroken(access)}</p>}
        <p className={styles.quiet}>
          {opening.eigyoStart}〜{opening.eigyoEnd}／定休日 {teikyuLabel}
        </p>
        <div className={styles.actions}>
          <a href={telHref(tel)} className={styles.tel}>
            <PhoneIcon size="s" />
            {tel}
          </a>
          <ButtonLink to={visitTo} variant="outline" size="s">
            <CalendarIcon size="s" />
            来店予約
          </ButtonLink>
        </div>
      </div>
    </li>
  )
}
