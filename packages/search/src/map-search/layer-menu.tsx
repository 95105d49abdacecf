import { LINE_COLOURS } from '@sumai/basemap/palette'
import { KINDS } from '@sumai/basemap/style/kinds'
import { LAND_PRICE_YEAR } from '@sumai/domain/land-prices'
import type { PlaceKind } from '@sumai/map/map-layers'
import { SPOTS_FROM } from '@sumai/map/spot-labels'
import { Button } from '@sumai/ui/button'
import { CrossIcon, PlusIcon, TrainIcon, YenIcon } from '@sumai/ui/icon'
import { IconButton } from '@sumai/ui/icon-button'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import styles from './layer-menu.module.css'
import type { Layers } from './map-tools.tsx'

type Props = {
  layers: Layers
  /** Land prices in words, once they are there; `null` where the map has none. */
  land: string | null | undefined
  /** Of the map, which shows most layers only from near. */
  zoom: number
  onLayers: (layers: Layers) => void
  /** Leads as near as what is chosen is shown from. */
  onNearer: (zoom: number) => void
  onClose: () => void
}

const LABELS: readonly { kind: PlaceKind; label: string }[] = [
  { kind: 'school', label: '学校' },
  { kind: 'shop', label: 'スーパー' },
  { kind: 'hospital', label: '病院' },
  { kind: 'park', label: '公園' },
]

/** In the colours that their stations have on the map. */
const LINES = [
  ['JR', LINE_COLOURS.jr],
  ['西鉄', LINE_COLOURS.nishitetsu],
  ['空港線', LINE_COLOURS.kuko],
  ['七隈線', LINE_COLOURS.nanakuma],
  ['箱崎線', LINE_COLOURS.hakozaki],
] as const

/** What lies on the map beside the homes. */
export function LayerMenu({ layers, land, zoom, onLayers, onNearer, onClose }: Props) {
  const { hasRails, kinds, hasLand } = layers
  const unseen = [
    ...kinds.map((kind) => KINDS[kind].from),
    ...(hasLand ? [SPOTS_FROM] : []),
  ].filter((from) => zoom < from)
  const toggled = (kind: PlaceKind) =>
    kinds.includes(kind) ? kinds.filter((other) => other !== kind) : [...kinds, kind]
  function choose(changed: Partial<Layers>, from: number, isOn: boolean) {
    onLayers({ ...layers, ...changed })
    if (isOn && zoom < from) onNearer(from)
  }
  const close = useEffectEvent((key: string) => key === 'Escape' && onClose())
  // Wherever the focus is, as the map may have it.
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent) => close(key)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  return (
    <fieldset className={styles.menu}>
      <legend className={styles.legend}>地図に重ねる</legend>
      <div className={styles.close}>
        <IconButton label="閉じる" icon={CrossIcon} onClick={onClose} />
      </div>
      <div className={styles.layers}>
        <Layer
          icon={<TrainIcon />}
          isOn={hasRails}
          onToggle={(isOn) => onLayers({ ...layers, hasRails: isOn })}
        >
          駅・路線
          <small aria-hidden="true" className={styles.lines}>
            {LINES.map(([name, colour]) => (
              <span key={name} style={{ color: colour }}>
                <span>{name}</span>
              </span>
            ))}
          </small>
        </Layer>
        {LABELS.map(({ kind, label }) => (
          <Layer
            key={kind}
            icon={<Mark kind={kind} />}
            isOn={kinds.includes(kind)}
            isFar={zoom < KINDS[kind].from}
            onToggle={(isOn) => choose({ kinds: toggled(kind) }, KINDS[kind].from, isOn)}
          >
            {label}
          </Layer>
        ))}
        {land !== null && (
          <Layer
            icon={<YenIcon className={styles.land} />}
            isOn={hasLand}
            isFar={zoom < SPOTS_FROM}
            onToggle={(isOn) => choose({ hasLand: isOn }, SPOTS_FROM, isOn)}
          >
            地価公示 <small>{LAND_PRICE_YEAR}年・万円/㎡</small>
          </Layer>
        )}
      </div>
      {unseen.length > 0 && (
        <Button variant="outline" block onClick={() => onNearer(Math.max(...unseen))}>
          <PlusIcon />
          選んだものが見えるまで拡大する
        </Button>
      )}
      {hasLand && (
        <p className={styles.note}>
          <span role="status">{land}</span>
          <small>出典：国土数値情報（地価公示、国土交通省、CC BY 4.0互換）を加工して作成</small>
        </p>
      )}
    </fieldset>
  )
}

type LayerProps = {
  icon: ReactNode
  isOn: boolean
  /** The map is too far away to show it: a tick leads nearer. */
  isFar?: boolean
  onToggle: (isOn: boolean) => void
  children: ReactNode
}

const Layer = ({ icon, isOn, isFar = false, onToggle, children }: LayerProps) => (
  <label className={styles.layer}>
    <input type="checkbox" checked={isOn} onChange={({ target }) => onToggle(target.checked)} />
    {icon}
    <span className={styles.words}>
      {children}
      {isFar && <small> 選ぶと拡大</small>}
    </span>
  </label>
)

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
