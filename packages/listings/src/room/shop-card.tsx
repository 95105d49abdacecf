import { BRAND } from '@sumai/domain/brand'
import { associationLines } from '@sumai/format/associations'
import { ButtonLink } from '@sumai/ui/button'
import { Facts } from '@sumai/ui/facts'
import { CalendarIcon } from '@sumai/ui/icon'
import { Picture } from '@sumai/ui/picture'
import { RoomSection } from './room-section.tsx'
import type { RoomShop, RoomStaff, Visit } from './room-shop.ts'
import styles from './shop-card.module.css'
import { ShopOpening } from './shop-opening.tsx'
import { StaffInCharge } from './staff-in-charge.tsx'
import { VisitLinks } from './visit-links.tsx'

type Props = {
  shop: RoomShop | null
  staff?: RoomStaff | null
  /** The next free slots of the shop. */
  visits?: readonly Visit[]
  /** Paths of the page of the shop and of its visit form. */
  shopTo: string
  visitTo: string
  /** ISO 8601 */
  renderedAt: string
}

/**
 * The advertising shop. An advertisement must name licence and associations; without a shop those
 * of the agency are shown.
 */
export function ShopCard({ shop, staff, visits = [], shopTo, visitTo, renderedAt }: Props) {
  const office = shop ?? AGENCY
  return (
    <RoomSection heading="ご案内する店舗">
      <div className={styles.card}>
        {office.photo && (
          <div className={styles.photo}>
            <Picture
              photo={{ url: office.photo, width: 1000, height: 667 }}
              alt=""
              ratio="3:2"
              sizes="(min-width: 768px) 280px, 90vw"
            />
          </div>
        )}
        <div className={styles.lead}>
          <div className={styles.head}>
            <h3 className={styles.name}>{office.tenpoName}</h3>
            {shop && <ShopOpening hours={shop.opening} renderedAt={renderedAt} />}
          </div>
          {staff && <StaffInCharge staff={staff} />}
          {shop && <VisitLinks visits={visits} visitTo={visitTo} />}
          {shop && (
            <div className={styles.actions}>
              <ButtonLink to={shopTo} variant="outline">
                店舗のページ
              </ButtonLink>
              <ButtonLink to={visitTo}>
                <CalendarIcon />
                この店舗に来店予約
              </ButtonLink>
            </div>
          )}
        </div>
        <Facts
          caption={`${office.tenpoName}のご案内`}
          rows={[
            { label: '所在地', value: `〒${office.zip} ${office.address}` },
            { label: '道順', value: office.access },
            { label: '電話', value: office.tel },
            { label: '営業時間', value: office.hours },
            { label: '駐車場', value: office.parkingCount > 0 ? `${office.parkingCount}台` : '' },
            { label: '免許番号', value: office.menkyoNo },
            {
              label: '所属団体',
              value: office.kameidantai && associationLines(office.kameidantai.split('・')),
            },
          ]}
        />
      </div>
    </RoomSection>
  )
}

const AGENCY = {
  tenpoName: BRAND.legalName,
  zip: BRAND.headOffice.zip,
  address: BRAND.headOffice.address,
  tel: BRAND.tel,
  hours: BRAND.telHours,
  access: null,
  parkingCount: 0,
  photo: null,
  menkyoNo: BRAND.licence,
  kameidantai: BRAND.associations.join('・'),
}
