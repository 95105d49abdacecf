import type { PlaceKind } from '@sumai/map/map-layers'
import { BuildingIcon, HospitalIcon, LandIcon, SchoolIcon, TrainIcon } from '@sumai/ui/icon'
import styles from './layer-menu.module.css'
import type { Layers } from './map-tools.tsx'

type Props = {
  layers: Layers
  onLayers: (layers: Layers) => void
  onClose: () => void
}

const KINDS: readonly { kind: PlaceKind; label: string; Icon: typeof SchoolIcon }[] = [
  { kind: 'school', label: '学校', Icon: SchoolIcon },
  { kind: 'shop', label: 'スーパー・食料品店', Icon: BuildingIcon },
  { kind: 'hospital', label: '病院', Icon: HospitalIcon },
  { kind: 'park', label: '公園', Icon: LandIcon },
]

/** What lies on the map beside the homes. */
export function LayerMenu({ layers, onLayers, onClose }: Props) {
  const { hasRails, kinds } = layers
  const toggle = (kind: PlaceKind) =>
    kinds.includes(kind) ? kinds.filter((other) => other !== kind) : [...kinds, kind]
  return (
    <fieldset onKeyDown={(event) => event.key === 'Escape' && onClose()} className={styles.menu}>
      <legend className={styles.legend}>地図に重ねる</legend>
      <label className={styles.layer}>
        <input
          type="checkbox"
          checked={hasRails}
          onChange={() => onLayers({ hasRails: !hasRails, kinds })}
        />
        <TrainIcon />
        駅・路線
      </label>
      {KINDS.map(({ kind, label, Icon }) => (
        <label key={kind} className={styles.layer}>
          <input
            type="checkbox"
            checked={kinds.includes(kind)}
            onChange={() => onLayers({ hasRails, kinds: toggle(kind) })}
          />
          <Icon />
          {label}
          <span aria-hidden="true" data-kind={kind} className={styles.dot} />
        </label>
      ))}
      <p className={styles.note}>施設は地図を拡大すると表示されます。</p>
    </fieldset>
  )
}
