import { CheckIcon } from '@sumai/ui/icon'
import css from './facilities.module.css'
import { RoomSection } from './room-section.tsx'

type Props = { labels: readonly string[] }

/** What the room has; what it has not is not listed. */
export function Facilities({ labels }: Props) {
  if (labels.length === 0) return null
  return (
    <RoomSection heading="設備・条件">
      <ul className={css.list}>
        {labels.map((label) => (
          <li key={label} className={css.item}>
            <CheckIcon />
            {label}
          </li>
        ))}
      </ul>
    </RoomSection>
  )
}
