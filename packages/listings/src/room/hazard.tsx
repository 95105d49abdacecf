import type { LatLng } from '@sumai/domain/listing/distance'
import { hazardRows, hazardSentence } from '@sumai/domain/listing/hazard'
import { formatDate } from '@sumai/format/dates'
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

/** What the hazard maps say of a place, each with the colour that it has there, its source and date. */
export function Hazard({ hazard, at }: Props) {
  if (!hazard) return null
  const rows = hazardRows(hazard)
  const sentence = hazardSentence(hazard)
  return (
    <RoomSection heading="災害リスク">
      {sentence ? (
        <p className={styles.lead}>
          <AlertIcon />
          {sentence}
        </p>
      ) : (
        <p>洪水・土砂災害・高潮・津波のどの想定区域にも含まれません。</p>
      )}
      <dl className={styles.rows}>
        {rows.map(({ label, value, look, meaning }) => (
          <div key={label} data-named={meaning ? true : undefined}>
            <dt>
              {label}
              <svg aria-hidden="true" width="100%" height="100%" fill={look}>
                <rect width="12" height="100%" />
                <rect width="100%" height="100%" fillOpacity="0.32" />
              </svg>
            </dt>
            <dd>
              <b>{value}</b>
              {meaning && <p>{meaning}</p>}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        {`${hazard.source}による想定です（`}
        <time dateTime={hazard.checkedOn}>{formatDate(hazard.checkedOn)}</time>
        {'確認）。'}
        色は国のハザードマップの凡例と同じです。最新の内容は、地図でご確認ください。
      </p>
      <a href={portalAt(at)} target="_blank" rel="noopener noreferrer" className={styles.portal}>
        この場所のハザードマップを見る
        <ExternalIcon size="s" />
      </a>
    </RoomSection>
  )
}
