import { unbroken } from '@sumai/format/unbroken'
import { Picture } from '@sumai/ui/picture'
import type { RoomStaff } from './room-shop.ts'
import styles from './staff-in-charge.module.css'

type Props = { staff: RoomStaff }

/** The member of staff in charge of a listing. */
export function StaffInCharge({ staff: { name, photoUrl, title, message } }: Props) {
  return (
    <div className={styles.staff}>
      {photoUrl && (
        <div className={styles.face}>
          <Picture
            photo={{ url: photoUrl, width: 160, height: 160 }}
            alt=""
            ratio="1:1"
            sizes="56px"
          />
        </div>
      )}
      <div>
        <p>
          <span className={styles.role}>担当</span>
          <b>{name}</b>
          {title && <span className={styles.role}>{title}</span>}
        </p>
        {message && <p className={styles.message}>{unbroken(message)}</p>}
      </div>
    </div>
  )
}
