import { BRAND, telOf } from '@sumai/domain/brand'
import type { Sheet } from '@sumai/outline/sheet'
import { Leaf } from '@sumai/ui/leaf'
import { qrPath } from '@sumai/ui/qr-path'
import styles from './paper.module.css'

/** The advertiser as the law asks for it, how to reach it, and the code that leads to the page. */
export function PaperFoot({ sheet: { shop, dates, url } }: { sheet: Sheet }) {
  const { size, path } = qrPath(url)
  return (
    <footer className={styles.foot}>
      <div>
        <p className={styles.brand}>
          <Leaf />
          <b>{BRAND.name}</b>
          <b>{shop?.tenpoName}</b>
        </p>
        <p>{shop ? `〒${shop.zip} ${shop.address}` : BRAND.headOffice.address}</p>
        <p>営業時間 {shop?.hours ?? BRAND.telHours}</p>
        <p>
          {BRAND.legalName}　宅地建物取引業 {shop?.menkyoNo ?? BRAND.licence}
        </p>
        <p>{shop?.kameidantai ?? BRAND.associations.join('、')}</p>
        <p>{dates}</p>
      </div>
      <p className={styles.tel}>
        お問い合わせ・内見のご予約
        <b>{telOf(shop)}</b>
        このQRコードから物件のページへ →
      </p>
      <svg aria-hidden="true" viewBox={`0 0 ${size} ${size}`} className={styles.code}>
        <path d={path} />
      </svg>
    </footer>
  )
}
