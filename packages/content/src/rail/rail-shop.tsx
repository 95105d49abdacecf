import { BRAND } from '@sumai/domain/brand'
import { telHref } from '@sumai/format/tel'
import { unbroken } from '@sumai/format/unbroken'
import { wholeAddress } from '@sumai/format/whole-address'
import { ShopOpening } from '@sumai/listings/shop-opening'
import { Link } from '@sumai/platform'
import { ButtonLink } from '@sumai/ui/button'
import { PhoneIcon } from '@sumai/ui/icon'
import { Picture } from '@sumai/ui/picture'
import type { ShopTile } from '../shops/shop-tile.ts'
import styles from './rail-shop.module.css'

type Props = {
  /** `null`: the agency's own number. */
  shop: ShopTile | null
  paths: { shop: (tenpoNo: string) => string; visit: (tenpoNo: string) => string; contact: string }
  /** ISO 8601 */
  renderedAt: string
}

/** Whom to ask: a shop with its hours, number and the way to book a visit. */
export function RailShop({ shop, paths, renderedAt }: Props) {
  const tel = shop?.tel ?? BRAND.tel
  return (
    <section aria-label="相談できる店舗" className={styles.card}>
      {shop?.photo && (
        <Picture
          photo={{ url: shop.photo, width: 1000, height: 667 }}
          alt=""
          ratio="16:9"
          sizes="(min-width: 1024px) 344px, 92vw"
        />
      )}
      <div className={styles.words}>
        <p className={styles.label}>{shop ? '相談できる店舗' : 'ご相談の窓口'}</p>
        {shop && (
          <p>
            <ShopOpening hours={shop.opening} renderedAt={renderedAt} />
          </p>
        )}
        <h2 className={styles.name}>
          {shop ? <Link to={paths.shop(shop.tenpoNo)}>{shop.tenpoName}</Link> : BRAND.name}
        </h2>
        <p className={styles.quiet}>
          {shop ? wholeAddress(shop.address) : `受付 ${BRAND.telHours}`}
        </p>
        {shop?.access && <p className={styles.quiet}>{unbroken(shop.access)}</p>}
        <a href={telHref(tel)} className={styles.tel}>
          <PhoneIcon />
          {tel}
        </a>
        <ButtonLink to={shop ? paths.visit(shop.tenpoNo) : paths.contact} block>
          {shop ? '来店を予約する' : 'お問い合わせ'}
        </ButtonLink>
      </div>
    </section>
  )
}
