import { BRAND } from '@sumai/domain/brand'
import { ButtonLink } from '@sumai/ui/button'
import { Facts } from '@sumai/ui/facts'
import { CalendarIcon } from '@sumai/ui/icon'
import { Picture } from '@sumai/ui/picture'
import { paths } from '../../paths.ts'
import type { RoomShop } from './room-data.ts'
import { RoomSection } from './room-section.tsx'
import css from './shop-card.module.css'

type Props = { shop: RoomShop | null; bukkenNo: string }

/**
 * Who advertises: an advertisement must name its licence and associations, so the agency's own
 * stand in when the shop is not known.
 */
export function ShopCard({ shop, bukkenNo }: Props) {
  const office = shop ?? AGENCY
  return (
    <RoomSection heading="ご案内する店舗">
      <div className={css.card}>
        {office.photo && (
          <div className={css.photo}>
            <Picture
              photo={{ url: office.photo, width: 1000, height: 667 }}
              alt=""
              ratio="3:2"
              sizes="(min-width: 768px) 280px, 90vw"
            />
          </div>
        )}
        <div className={css.body}>
          <h3 className={css.name}>{office.tenpoName}</h3>
          <Facts
            caption={`${office.tenpoName}のご案内`}
            rows={[
              { label: '所在地', value: `〒${office.zip} ${office.address}` },
              { label: '電話', value: office.tel },
              { label: '営業時間', value: office.hours },
              { label: '駐車場', value: office.parkingCount > 0 ? `${office.parkingCount}台` : '' },
              { label: '免許番号', value: office.menkyoNo },
              { label: '所属団体', value: office.kameidantai },
            ]}
          />
          {shop && (
            <div className={css.actions}>
              <ButtonLink to={paths.shop(shop.tenpoNo)} variant="outline">
                店舗のページ
              </ButtonLink>
              <ButtonLink to={paths.reservation({ tenpoNo: shop.tenpoNo, bukkenNo })}>
                <CalendarIcon />
                この店舗に来店予約
              </ButtonLink>
            </div>
          )}
        </div>
      </div>
    </RoomSection>
  )
}

const AGENCY: Omit<RoomShop, 'tenpoNo'> = {
  tenpoName: BRAND.legalName,
  zip: BRAND.headOffice.zip,
  address: BRAND.headOffice.address,
  tel: BRAND.tel,
  hours: BRAND.telHours,
  parkingCount: 0,
  photo: null,
  menkyoNo: BRAND.licence,
  kameidantai: BRAND.associations.join('・'),
}
