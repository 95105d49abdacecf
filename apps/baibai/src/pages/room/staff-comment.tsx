import { Picture } from '@sumai/ui/picture'
import type { RoomShop, RoomStaff } from './room-data.ts'
import { RoomSection } from './room-section.tsx'
import css from './staff-comment.module.css'

type Props = { comment: string | null; staff: RoomStaff | null; shop: RoomShop | null }

/** What those who know the property say of it. */
export function StaffComment({ comment, staff, shop }: Props) {
  if (!comment) return null
  const by = [shop?.tenpoName, staff?.name].filter(Boolean).join(' ')
  return (
    <RoomSection heading="担当者からひとこと">
      <div className={css.comment}>
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
        <div className={css.words}>
          <p>{comment}</p>
          {by && <p className={css.by}>{[by, staff?.title].filter(Boolean).join(' ／ ')}</p>}
        </div>
      </div>
    </RoomSection>
  )
}
