import type { LatLng } from '@sumai/domain/listing/distance'
import sketchStyles from './map-shapes.module.css'
import { At, NameAt, Rail } from './map-shapes.tsx'
import styles from './pin-map.module.css'
import { placeNames } from './place-names.ts'
import { isOn, sketchOver } from './sketch.ts'
import { spread } from './spread.ts'

/** px: the radius of a pin. */
const PIN = 13

/** `to` is a fragment (`#…`) of the page. */
type MapPin = LatLng & { name: string; to: string }

type Props = {
  /** Accessible name: 20件の物件の位置 */
  title: string
  pins: readonly MapPin[]
  /** Railways for orientation; names of stations are left out over a whole region. */
  lines: readonly { lineName: string; stations: readonly (LatLng & { ekiName: string })[] }[]
  plain?: boolean
  /** Below the map. */
  note: string
}

/** Numbered pins on a schematic map, in the order of their list. */
export function PinMap({ title, pins, lines, plain, note }: Props) {
  const sketch = sketchOver(pins)
  const places = spread(pins.map(sketch.spotOf))
  const stations = lines
    .flatMap((line) => line.stations)
    .map((station) => ({ name: station.ekiName, spot: sketch.spotOf(station) }))
    .filter(({ spot }) => isOn(spot))
  const known = plain ? [] : [...new Map(stations.map((it) => [it.name, it])).values()]
  const sides = placeNames(
    known,
    places.map((spot) => ({ spot, reach: PIN })),
  )
  return (
    <figure>
      <svg className={sketchStyles.sketch}>
        <title>{title}</title>
        {lines.map(({ lineName, stations }) => (
          <Rail key={lineName} spots={stations.map(sketch.spotOf)} />
        ))}
        {known.map(({ name, spot }, index) => (
          <At key={name} spot={spot}>
            <rect x="-5" y="-5" width="10" height="10" rx="2" className={sketchStyles.station} />
            {sides[index] && <NameAt side={sides[index]}>{`${name}駅`}</NameAt>}
          </At>
        ))}
        {pins.map(({ name, to }, index) => (
          <Pin key={to} number={index + 1} name={name} to={to} spot={places[index]} />
        ))}
      </svg>
      <figcaption className={styles.note}>{note}</figcaption>
    </figure>
  )
}

type PinProps = {
  number: number
  name: string
  to: string
  spot: { x: number; y: number } | undefined
}

function Pin({ number, name, to, spot }: PinProps) {
  if (!spot) return null
  return (
    <a href={to} aria-label={`${number} ${name}`} className={styles.pin}>
      <At spot={spot}>
        <circle r={PIN} />
        <text y="4.5">{number}</text>
      </At>
    </a>
  )
}
