import { KINDS } from '@sumai/basemap/style/kinds'
import type { PlaceKind } from '@sumai/map/map-layers'
import { TrainIcon, YenIcon } from '@sumai/ui/icon'
import styles from './layer-menu.module.css'
import type { Layers } from './map-tools.tsx'

type Props = {
  layers: Layers
  /** Land prices in words, once they are there; `null` where the map has none. */
  land: string | null | undefined
  onLayers: (layers: Layers) => void
  onClose: () => void
}

const LABELS: readonly { kind: PlaceKind; label: string }[] = [
  { kind: 'school', label: '学校' },
  { kind: 'shop', label: 'スーパー・食料品店' },
  { kind: 'hospital', label: '病院' },
  { kind: 'park', label: '公園' },
]

/** What lies on the map beside the homes. */
export function LayerMenu({ layers, land, onLayers, onClose }: Props) {
  const { hasRails, kinds, hasLand } = layers
  const toggle = (kind: PlaceKind) =>
    kinds.includes(kind) ? kinds.filter((other) => other !== kind) : [...kinds, kind]
  return (
    <fieldset onKeyDown={(event) => event.key === 'Escape' && onClose()} className={styles.menu}>
      <legend className={styles.legend}>地図に重ねる</legend>
      <label className={styles.layer}>
        <input
          type="checkbox"
          checked={hasRails}
          onChange={() => onLayers({ ...layers, hasRails: !hasRails })}
        />
        <TrainIcon />
        駅・路線
      </label>
      {LABELS.map(({ kind, label }) => (
        <label key={kind} className={styles.layer}>
          <input
            type="checkbox"
            checked={kinds.includes(kind)}
            onChange={() => onLayers({ ...layers, kinds: toggle(kind) })}
          />
          <Mark kind={kind} />
          {label}
        </label>
      ))}
      {land !== null && (
        <label className={styles.layer}>
          <input
            type="checkbox"
            checked={hasLand}
            onChange={() => onLayers({ ...layers, hasLand: !hasLand })}
          />
          <YenIcon />
          地価公示（万円/㎡）
          <span aria-hidden="true" data-kind="land" className={styles.dot} />
        </label>
      )}
      <p className={styles.note}>施設{land !== null && 'と地価'}は地図を拡大すると表示されます。</p>
      {hasLand && (
        <p className={styles.note}>
          <span role="status">{land}</span>
          <small>出典：国土数値情報（地価公示、国土交通省、CC BY 4.0互換）を加工して作成</small>
        </p>
      )}
    </fieldset>
  )
}

/** As it stands on the map. */
const Mark = ({ kind }: { kind: PlaceKind }) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    className={styles.mark}
    style={{ color: KINDS[kind].colour }}
  >
    <path d={KINDS[kind].mark} />
  </svg>
)
