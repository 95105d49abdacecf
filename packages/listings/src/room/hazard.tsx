import type { LatLng } from '@sumai/domain/listing/distance'
import { hazardRows } from '@sumai/domain/listing/hazard'
import { formatDate } from '@sumai/format/dates'
import { Badge } from '@sumai/ui/badge'
import { Facts } from '@sumai/ui/facts'
import { AlertIcon, ExternalIcon } from '@sumai/ui/icon'
import styles from './hazard.module.css'
import { RoomSection } from './room-section.tsx'

type Props = {
  hazard: (Parameters<typeof hazardRows>[0] & Source) | null
  /** Where the home lies. */
  at: LatLng
}
type Source = {
  source: string
  /** `YYYY-MM-DD` */
  checkedOn: string
}

/** 重ねるハザードマップ around a place, 11 m exact: the portal names its address by what it shares. */
const portalAt = ({ lat, lng }: LatLng) =>
  `https://disaportal.gsi.go.jp/maps/?ll=${lat.toFixed(4)},${lng.toFixed(4)}&z=15&base=pale`

/** The levels of the hazard maps, with source and date. */
export function Hazard({ hazard, at }: Props) {
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
        確認）。浸水や土砂災害の範囲と最新の内容は、地図でご確認ください。
      </p>
      <a href={portalAt(at)} target="_blank" rel="noopener noreferrer" className={styles.portal}>
        この場所のハザードマップを見る
        <ExternalIcon size="s" />
      </a>
    </RoomSection>
  )
}
