import { unbroken } from '@sumai/format/unbroken'
import { Picture } from '@sumai/ui/picture'
import { RoomSection } from './room-section.tsx'
import type { RoomShop, RoomStaff } from './room-shop.ts'
import styles from './staff-comment.module.css'

type Props = { comment: string | null; staff: RoomStaff | null; shop: RoomShop | null }

/** What somebody who knows it says of a listing or a building. */
export function StaffComment({ comment, staff, shop }: Props) {
  if (!comment) return null
  const by = [shop?.tenpoName, staff?.name].filter(Boolean).join(' ')
  return (
    <RoomSection heading={staff ? '担当者からひとこと' : '店舗からひとこと'}>
      <div className={styles.comment}>
        {staff?.photoUrl && (
          <div className={styles.face}>
            <Picture
              photo={{ url: staff.photoUrl, width: 160, height: 160 }}
              alt=""
              ratio="1:1"
              sizes="64px"
            />
          </div>
        )}
        <div className={styles.words}>
          <p>{unbroken(comment)}</p>
          {by && <p className={styles.by}>{[by, staff?.title].filter(Boolean).join(' ／ ')}</p>}
        </div>
      </div>
    </RoomSection>
  )
}
