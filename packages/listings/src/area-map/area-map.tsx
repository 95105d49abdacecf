import type { LatLng } from '@sumai/domain/listing/distance'
import { ExternalIcon, PinIcon, SchoolIcon, TrainIcon } from '@sumai/ui/icon'
import styles from './area-map.module.css'
import { MapSketch } from './map-sketch.tsx'

/** A place on the map, for orientation. */
export type MapPlace = LatLng & {
  name: string
  kind: 'station' | 'facility' | 'shop'
  /** 徒歩7分（約560m） */
  note?: string
}

/** A railway, drawn as straight lines between its stations. */
export type MapLine = { name: string; stations: readonly LatLng[] }

type Props = {
  /** Name of the place in the middle. */
  name: string
  centre: LatLng
  /** `exact` marks the point (a shop), `about` only the neighbourhood (a home). */
  precision: 'exact' | 'about'
  places?: readonly MapPlace[]
  lines?: readonly MapLine[]
}

const ICONS = { station: TrainIcon, facility: SchoolIcon, shop: PinIcon }

/**
 * A schematic map from our own coordinates. It loads no tiles, so no map service learns of
 * visitors. The places on it are also listed below.
 */
export function AreaMap({ name, centre, precision, places = [], lines = [] }: Props) {
  return (
    <figure className={styles.map}>
      <MapSketch {...{ name, centre, precision, places, lines }} />
      <figcaption className={styles.caption}>
        {places.length > 0 && (
          <ul className={styles.places}>
            {places.map(({ name, kind, note }) => {
              const Icon = ICONS[kind]
              return (
                <li key={name} className={styles.place}>
                  <Icon size="s" />
                  <span>{name}</span>
                  {note && <span className={styles.note}>{note}</span>}
                </li>
              )
            })}
          </ul>
        )}
        <p className={styles.foot}>
          位置関係の略図です。
          {precision === 'about' && '円は物件のおおよその場所を示します。'}
          <a
            href={`https://www.google.com/maps/search/?api=1&query=${centre.lat},${centre.lng}`}
            target="_blank"
            rel="noopener noreferrer"
            className={styles.link}
          >
            Googleマップで見る
            <ExternalIcon size="s" />
          </a>
        </p>
      </figcaption>
    </figure>
  )
}
