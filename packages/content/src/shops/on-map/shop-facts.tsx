import { openingTimes } from '@sumai/format/clock-time'
import { telHref } from '@sumai/format/tel'
import { wholeAddress } from '@sumai/format/whole-address'
import { ShopOpening } from '@sumai/listings/shop-opening'
import { ButtonLink } from '@sumai/ui/button'
import { PhoneIcon } from '@sumai/ui/icon'
import { Picture } from '@sumai/ui/picture'
import type { ReactNode } from 'react'
import { closedShortly, fromHere, type ShopTile } from '../shop-tile.ts'
import styles from './shop-facts.module.css'

type Props = {
  shop: ShopTile
  /** Its name, linked. */
  name: ReactNode
  visitTo: string
  renderedAt: string
  /** From the visitor, if they have told where they are. */
  metres: number | null
  /** More to do with it. */
  children?: ReactNode
}

/** Where a shop is, when it is open and how it is reached, as short as a map needs. */
export function ShopFacts({ shop, name, visitTo, renderedAt, metres, children }: Props) {
  const { address, tel, opening, teikyuLabel, photo } = shop
  const { day, more } = closedShortly(teikyuLabel)
  return (
    <div className={styles.facts}>
      {photo && (
        <div className={styles.photo}>
          <Picture
            photo={{ url: photo, width: 1000, height: 667 }}
            alt=""
            ratio="1:1"
            sizes="80px"
          />
        </div>
      )}
      <div className={styles.words}>
        <div className={styles.head}>
          {name}
          <ShopOpening hours={opening} renderedAt={renderedAt} />
        </div>
        {metres !== null && <b>{fromHere(metres)}</b>}
        <p>{wholeAddress(address)}</p>
        <p className={styles.hours}>
          <span>
            {openingTimes(opening)}・{day}
          </span>
          {more && <span>{more}</span>}
        </p>
      </div>
      <div className={styles.actions}>
        <a href={telHref(tel)} className={styles.tel}>
          <PhoneIcon size="s" />
          {tel}
        </a>
        {children}
        <ButtonLink to={visitTo} variant="outline" size="s">
          来店予約
        </ButtonLink>
      </div>
    </div>
  )
}
