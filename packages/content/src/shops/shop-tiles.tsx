import { byArea } from '@sumai/domain/areas'
import { straightMetres } from '@sumai/domain/listing/distance'
import { openingTimes } from '@sumai/format/clock-time'
import { telHref } from '@sumai/format/tel'
import { wholeAddress } from '@sumai/format/whole-address'
import { ShopOpening } from '@sumai/listings/shop-opening'
import { useHere } from '@sumai/listings/use-here'
import { Button, ButtonLink } from '@sumai/ui/button'
import { classNames } from '@sumai/ui/class-names'
import { CoverLink } from '@sumai/ui/cover-link'
import { CalendarIcon, PhoneIcon, PinIcon } from '@sumai/ui/icon'
import { Picture } from '@sumai/ui/picture'
import { Sentences } from '@sumai/ui/sentences'
import type { ReactNode } from 'react'
import { MapTile } from './map-tile.tsx'
import { closedShortly, fromHere, type ShopTile } from './shop-tile.ts'
import styles from './shop-tiles.module.css'
import { townOfArea } from './shops-of-area.ts'

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
  /** Those of each area below its name. */
  isByArea?: boolean
  /** The map of the shops of an area. */
  mapTo?: (areaNo: number) => string
}

/** Shops as cards; visitors who share their position get the nearest first. */
export function ShopTiles(props: Props) {
  const { shops, shopTo, visitTo, renderedAt, tools, plain, isByArea, mapTo } = props
  const { here, state, ask } = useHere()
  const metresTo = (shop: ShopTile) => here && straightMetres(here, shop)
  const sorted = here
    ? shops.toSorted((a, b) => straightMetres(here, a) - straightMetres(here, b))
    : shops
  const groups = isByArea && !here ? byArea(shops) : [{ area: null, inArea: sorted }]
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
      {groups.map(
        ({ area, inArea }) =>
          inArea.length > 0 && (
            <div key={area?.areaNo ?? 0} className={styles.group}>
              {area && (
                <h2 className={styles.area}>
                  {area.short}
                  <span className={styles.count}>{inArea.length}店舗</span>
                </h2>
              )}
              <ul className={classNames(styles.grid, !plain && styles.wide)}>
                {inArea.map((shop) => (
                  <Tile
                    key={shop.tenpoNo}
                    shop={shop}
                    metres={metresTo(shop)}
                    to={shopTo(shop.tenpoNo)}
                    visitTo={visitTo(shop.tenpoNo)}
                    renderedAt={renderedAt}
                    Name={area || plain ? 'h3' : 'h2'}
                    isInArea={area !== null}
                  />
                ))}
                {area && mapTo && inArea.length % 2 === 1 && (
                  <MapTile
                    to={mapTo(area.areaNo)}
                    area={area.short}
                    town={townOfArea(area.areaNo)}
                  />
                )}
              </ul>
            </div>
          ),
      )}
    </>
  )
}

type TileProps = {
  shop: ShopTile
  metres: number | null
  to: string
  visitTo: string
  renderedAt: string
  Name: 'h2' | 'h3'
  /** Below the name of its area, which says where it is. */
  isInArea: boolean
}

const PREFECTURE = /^[^市区町村]{2,3}[都道府県]/

function Tile({ shop, metres, to, visitTo, renderedAt, Name, isInArea }: TileProps) {
  const { tenpoName, address, access, tel, opening, teikyuLabel, photo } = shop
  const { day, more } = closedShortly(teikyuLabel)
  return (
    <li className={styles.tile}>
      <div className={styles.photo}>
        {photo && (
          <Picture
            photo={{ url: photo, width: 1000, height: 667 }}
            alt=""
            ratio="3:2"
            sizes="(min-width: 1024px) 384px, (min-width: 600px) 46vw, 108px"
          />
        )}
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <Name className={styles.name}>
            <CoverLink to={to}>{tenpoName}</CoverLink>
          </Name>
          <ShopOpening hours={opening} renderedAt={renderedAt} />
        </div>
        {metres !== null && <p className={styles.distance}>{fromHere(metres)}</p>}
        <p className={styles.address}>
          {wholeAddress(isInArea ? address.replace(PREFECTURE, '') : address)}
        </p>
        {access && (
          <p className={classNames(styles.quiet, styles.access)}>
            <Sentences text={access} />
          </p>
        )}
        <p className={styles.quiet}>
          {openingTimes(opening)}・{day}
          {more && <span className={styles.more}>{more}</span>}
        </p>
        <div className={styles.actions}>
          <a href={telHref(tel)} className={styles.tel}>
            <PhoneIcon size="s" />
            <span>{tel}</span>
          </a>
          <span className={styles.visit}>
            <ButtonLink to={visitTo} variant="outline" size="s">
              <CalendarIcon size="s" />
              来店予約
            </ButtonLink>
          </span>
        </div>
      </div>
    </li>
  )
}
