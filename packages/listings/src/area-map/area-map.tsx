import type { LatLng } from '@sumai/domain/listing/distance'
import { ExternalIcon, PinIcon, SchoolIcon, TrainIcon } from '@sumai/ui/icon'
import styles from './area-map.module.css'
import { MapSketch } from './map-sketch.tsx'

/** Something to find one's way by. */
export type MapPlace = LatLng & {
  name: string
  kind: 'station' | 'facility' | 'shop'
  /** 徒歩7分（約560m） */
  note?: string
}

/** A railway as its stations in order; drawn straight from one to the next. */
export type MapLine = { name: string; stations: readonly LatLng[] }

type Props = {
  /** What lies in the middle. */
  name: string
  centre: LatLng
  /** A shop stands at its point; of a home only the neighbourhood is shown. */
  precision: 'exact' | 'about'
  places?: readonly MapPlace[]
  lines?: readonly MapLine[]
}

const ICONS = { station: TrainIcon, facility: SchoolIcon, shop: PinIcon }

/**
 * A sketch of the neighbourhood from our own coordinates: no tiles, so that no visitor is told to
 * anybody. What it shows is listed below in words.
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
