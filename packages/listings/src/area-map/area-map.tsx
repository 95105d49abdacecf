import type { LatLng } from '@sumai/domain/listing/distance'
import { MapFigure } from '@sumai/map/map-figure'
import { ExternalIcon } from '@sumai/ui/icon'
import styles from './area-map.module.css'
import { type MapPlace, PLACE_ICONS } from './map-place.ts'

type Props = {
  /** Name of the place in the middle. */
  name: string
  centre: LatLng
  /** `exact` marks the point (a shop), `about` only the neighbourhood (a home). */
  precision: 'exact' | 'about'
  places?: readonly MapPlace[]
}

const ZOOM = 15

/** Where a home or a shop lies: a picture, a map after a press, and the places around in words. */
export function AreaMap({ name, centre: { lat, lng }, precision, places = [] }: Props) {
  const isExact = precision === 'exact'
  const label = `${name}の周辺の地図`
  const centre = { lat, lng }
  return (
    <figure className={styles.map}>
      <MapFigure
        alt={label}
        centre={centre}
        zoom={ZOOM}
        mark={isExact ? 'pin' : 'about'}
        live={async () => {
          const { liveAreaMap } = await import(
            /* webpackChunkName: "live-map" */ './live-area-map.tsx'
          )
          return liveAreaMap({ label, centre, zoom: ZOOM, isExact, places })
        }}
      />
      <figcaption className={styles.caption}>
        {places.length > 0 && (
          <ul className={styles.places}>
            {places.map(({ name, kind, note }) => {
              const Icon = PLACE_ICONS[kind]
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
          {!isExact && '円は物件のおおよその場所を示します。'}
          <a
            href={`https://www.google.com/maps/search/?api=1&query=${lat},${lng}`}
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
