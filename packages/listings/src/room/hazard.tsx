import { hazardRows } from '@sumai/domain/listing/hazard'
import { formatDate } from '@sumai/format/dates'
import { Badge } from '@sumai/ui/badge'
import { Facts } from '@sumai/ui/facts'
import { AlertIcon } from '@sumai/ui/icon'
import styles from './hazard.module.css'
import { RoomSection } from './room-section.tsx'

type Props = { hazard: (Parameters<typeof hazardRows>[0] & Source) | null }
type Source = {
  source: string
  /** `YYYY-MM-DD` */
  checkedOn: string
}

/** The levels of the hazard maps, with source and date. */
export function Hazard({ hazard }: Props) {
  if (!hazard) return null
  return (
    <RoomSection heading="災害リスク">
      <Facts
        caption="災害リスク"
        rows={hazardRows(hazard).map(({ label, value, meaning }) => ({
          label,
          value: meaning ? (
            <>
              <Badge tone="warn">
                <AlertIcon size="s" />
                {value}
              </Badge>
              <p className={styles.note}>{meaning}</p>
            </>
          ) : (
            value
          ),
        }))}
        columns={2}
      />
      <p className={styles.note}>
        {hazard.source}による想定です（{formatDate(hazard.checkedOn)}
        確認）。最新の内容は
        <a href="https://disaportal.gsi.go.jp/" target="_blank" rel="noopener noreferrer">
          ハザードマップポータルサイト
        </a>
        でご確認ください。
      </p>
    </RoomSection>
  )
}
