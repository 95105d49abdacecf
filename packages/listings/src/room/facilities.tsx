import { breakable } from '@sumai/ui/breakable'
import styles from './facilities.module.css'
import { RoomSection } from './room-section.tsx'

type Props = { heading?: string; labels: readonly string[] }

/** The facilities of a listing; missing ones are not shown. */
export function Facilities({ heading = '設備・条件', labels }: Props) {
  if (labels.length === 0) return null
  return (
    <RoomSection heading={heading}>
      <ul className={styles.list}>
        {labels.map((label) => (
          <li key={label} className={styles.item}>
            {breakable(label)}
          </li>
        ))}
      </ul>
    </RoomSection>
  )
}
