import { telHref } from '@sumai/format/tel'
import { ShopOpening } from '@sumai/listings/shop-opening'
import { ButtonLink } from '@sumai/ui/button'
import { PhoneIcon } from '@sumai/ui/icon'
import { Sentences } from '@sumai/ui/sentences'
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
  const { address, access, tel, opening, teikyuLabel } = shop
  const [closed, ...note] = closedShortly(teikyuLabel).split('（')
  return (
    <div className={styles.facts}>
      <div className={styles.head}>
        {name}
        <ShopOpening hours={opening} renderedAt={renderedAt} />
      </div>
      <p>
        {metres !== null && <b className={styles.metres}>{fromHere(metres)}</b>}
        <Sentences text={access ?? address} />
      </p>
      <p className={styles.hours}>
        <span>
          {opening.eigyoStart}〜{opening.eigyoEnd}・{closed}
        </span>
        {note.length > 0 && <span>（{note.join('（')}</span>}
      </p>
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
