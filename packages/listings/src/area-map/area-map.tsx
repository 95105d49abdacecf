import type { LatLng } from '@sumai/domain/listing/distance'
import { MapFigure } from '@sumai/map/map-figure'
import { ExternalIcon, PinIcon, SchoolIcon, TrainIcon } from '@sumai/ui/icon'
import { useMemo } from 'react'
import styles from './area-map.module.css'

/** A place on the map, for orientation. */
export type MapPlace = LatLng & {
  name: string
  kind: 'station' | 'facility' | 'shop'
  /** 徒歩7分（約560m） */
  note?: string
}

type Props = {
  /** Name of the place in the middle. */
  name: string
  centre: LatLng
  /** `exact` marks the point (a shop), `about` only the neighbourhood (a home). */
  precision: 'exact' | 'about'
  places?: readonly MapPlace[]
}

/** Of the same array at every render: pins are made anew for another one. */
const NONE: readonly MapPlace[] = []

const ICONS = { station: TrainIcon, facility: SchoolIcon, shop: PinIcon }
/** m: radius of the circle in which a home lies. */
const ABOUT = 120
const ZOOM = 15

/** Where a home or a shop lies: a picture, a map after a press, and the places around in words. */
export function AreaMap({ name, centre, precision, places = NONE }: Props) {
  const { lat, lng } = centre
  const isExact = precision === 'exact'
  const pins = useMemo(() => pinsOf({ lat, lng }, isExact, places), [lat, lng, isExact, places])
  const areas = useMemo(() => (isExact ? [] : [{ lat, lng, metres: ABOUT }]), [lat, lng, isExact])
  return (
    <figure className={styles.map}>
      <MapFigure
        label={`${name}の周辺の地図`}
        centre={{ lat, lng }}
        zoom={ZOOM}
        mark={isExact ? 'pin' : 'about'}
        pins={pins}
        areas={areas}
      />
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

/** Stations are on the map already. */
function pinsOf(centre: LatLng, isExact: boolean, places: readonly MapPlace[]) {
  const around = places
    .filter(({ kind }) => kind !== 'station')
    .map(({ lat, lng, name, kind }) => {
      const Icon = ICONS[kind]
      return {
        ...{ id: name, lat, lng, anchor: 'center' as const },
        content: (
          <span role="img" aria-label={name} title={name} className={styles.disc}>
            <Icon size="s" />
          </span>
        ),
      }
    })
  const middle = { ...centre, id: 'centre', content: <PinMark /> }
  return isExact ? [middle, ...around] : around
}

/** As on the picture. */
const PinMark = () => (
  <svg width="32" height="38" viewBox="-16 -37 32 38" aria-hidden="true" className={styles.pin}>
    <path d="M0 0C-8-9-13-15-13-21a13 13 0 1 1 26 0C13-15 8-9 0 0Z" />
    <circle cy="-21" r="4.5" />
  </svg>
)
