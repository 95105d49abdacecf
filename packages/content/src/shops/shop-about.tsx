import { associationLines } from '@sumai/format/associations'
import { openingTimes } from '@sumai/format/clock-time'
import { telHref } from '@sumai/format/tel'
import type { Visit } from '@sumai/listings/room-shop'
import { ShopOpening } from '@sumai/listings/shop-opening'
import { VisitLinks } from '@sumai/listings/visit-links'
import { Tags } from '@sumai/ui/badge'
import { ButtonLink } from '@sumai/ui/button'
import { Facts } from '@sumai/ui/facts'
import { CalendarIcon, PhoneIcon } from '@sumai/ui/icon'
import { Picture } from '@sumai/ui/picture'
import type { ReactNode } from 'react'
import { OpenDays } from './open-days.tsx'
import styles from './shop-about.module.css'
import type { ShopTile } from './shop-tile.ts'

type Shop = ShopTile & {
  zip: string
  photos: readonly string[]
  comment: string | null
  features: readonly string[]
  parkingCount: number
  menkyoNo: string
  kameidantai: string
}

type Props = {
  shop: Shop
  /** The next free slots. */
  visits?: readonly Visit[]
  visitTo: string
  /** ISO 8601 */
  renderedAt: string
  /** A map, between the photos and what the shop says of itself. */
  children?: ReactNode
}

/** There the front of the shop stands in the head of the page. */
const IN_HEAD = '(max-width: 767px)'

/**
 * What a visitor needs to know: whether it is open, telephone, free slots, address. On a phone the
 * way there stands between the slots and the address.
 */
export function ShopAbout({ shop, visits = [], visitTo, renderedAt, children }: Props) {
  const { tenpoName, opening, photos, comment, features } = shop
  return (
    <div className={styles.about}>
      <div className={styles.words}>
        <div className={styles.contact}>
          <ShopOpening hours={opening} renderedAt={renderedAt} />
          <a href={telHref(shop.tel)} className={styles.tel}>
            <PhoneIcon />
            {shop.tel}
          </a>
          <ButtonLink to={visitTo} size="l" block>
            <CalendarIcon />
            この店舗に来店予約
          </ButtonLink>
          <VisitLinks visits={visits} visitTo={visitTo} />
        </div>
        <div className={styles.facts}>
          <Facts
            caption={`${tenpoName}のご案内`}
            rows={[
              { label: '所在地', value: `〒${shop.zip} ${shop.address}` },
              { label: '道順', value: shop.access },
              { label: '営業時間', value: openingTimes(opening) },
              { label: '定休日', value: shop.teikyuLabel },
              { label: '駐車場', value: shop.parkingCount > 0 ? `${shop.parkingCount}台` : '' },
              { label: '免許番号', value: shop.menkyoNo },
              { label: '所属団体', value: associationLines(shop.kameidantai.split('・')) },
            ]}
          />
          <OpenDays hours={opening} renderedAt={renderedAt} />
        </div>
      </div>
      <div className={styles.pictures}>
        <div className={styles.photos}>
          {photos.map((url, index) => (
            <Picture
              key={url}
              photo={{ url, width: 1000, height: 667 }}
              alt={index === 0 ? `${tenpoName}の外観` : `${tenpoName}の店内`}
              ratio="3:2"
              sizes="(min-width: 1024px) 560px, 92vw"
              priority={index === 0}
              heldOn={index === 0 ? IN_HEAD : undefined}
            />
          ))}
          {children}
        </div>
        <div className={styles.own}>
          {comment && <p className={styles.comment}>{comment}</p>}
          <Tags label="店舗の特徴" tags={features} />
        </div>
      </div>
    </div>
  )
}
