import { BRAND } from '@sumai/domain/brand'
import { PhoneIcon } from '@sumai/ui/icon'
import { Picture } from '@sumai/ui/picture'
import css from './contact.module.css'
import type { RoomShop, RoomStaff } from './room-data.ts'

type Props = { shop: RoomShop | null; staff: RoomStaff | null; bukkenNo: string }

/** Who answers the telephone; the agency's own number when the shop is not known. */
export function Contact({ shop, staff, bukkenNo }: Props) {
  const tel = shop?.tel ?? BRAND.tel
  return (
    <div className={css.contact}>
      <div className={css.person}>
        {staff?.photoUrl && (
          <div className={css.face}>
            <Picture
              photo={{ url: staff.photoUrl, width: 160, height: 160 }}
              alt=""
              ratio="1:1"
              sizes="64px"
            />
          </div>
        )}
        <p className={css.names}>
          <b>{shop?.tenpoName ?? BRAND.name}</b>
          {staff && (
            <span className={css.staff}>
              {['担当', staff.name].join(' ')}
              {staff.shikaku[0] && ` ／ ${staff.shikaku[0]}`}
            </span>
          )}
        </p>
      </div>
      <a href={`tel:${tel.replaceAll('-', '')}`} className={css.tel}>
        <PhoneIcon />
        {tel}
      </a>
      <p className={css.number}>物件番号 {bukkenNo} とお伝えください</p>
    </div>
  )
}
