import type { LatLng } from '@sumai/domain/listing/distance'
import { Link } from '@sumai/platform'
import { At, NameAt, Rail } from '../area-map/map-shapes.tsx'
import sketchStyles from '../area-map/map-sketch.module.css'
import { placeNames } from '../area-map/place-names.ts'
import { isOn, sketchOver } from '../area-map/sketch.ts'
import { Price } from '../price/price.tsx'
import styles from './results-map.module.css'
import { spread } from './spread.ts'

export type MapResult = LatLng & {
  bukkenNo: string
  to: string
  name: string
  /** Rent a month or price. */
  yen: number
  /** 3LDK・72.30㎡ */
  note: string
  address: string
}

/** px */
const PIN = 13

type Props = {
  results: readonly MapResult[]
  /** Railways to find one's way by. */
  lines: readonly { lineName: string; stations: readonly (LatLng & { ekiName: string })[] }[]
  of: 'rent' | 'sale'
}

/**
 * The results of a page on a sketch from our own coordinates (DECISIONS 21), each pin with the number
 * of its line in the list. Pins are links within the page: they work without scripts.
 */
export function ResultsMap({ results, lines, of }: Props) {
  if (results.length === 0) return null
  const sketch = sketchOver(results)
  const pins = spread(results.map(sketch.spotOf))
  const stations = lines
    .flatMap((line) => line.stations)
    .map((station) => ({ name: station.ekiName, spot: sketch.spotOf(station) }))
    .filter(({ spot }) => isOn(spot))
  const known = [...new Map(stations.map((station) => [station.name, station])).values()]
  const sides = placeNames(
    known,
    pins.map((spot) => ({ spot, reach: PIN })),
  )
  return (
    <div className={styles.map}>
      <figure>
        <svg className={sketchStyles.sketch}>
          <title>{`${results.length}件の物件の位置`}</title>
          {lines.map(({ lineName, stations }) => (
            <Rail key={lineName} spots={stations.map(sketch.spotOf)} />
          ))}
          {known.map(({ name, spot }, index) => (
            <At key={name} spot={spot}>
              <rect x="-5" y="-5" width="10" height="10" rx="2" className={sketchStyles.station} />
              {sides[index] && <NameAt side={sides[index]}>{`${name}駅`}</NameAt>}
            </At>
          ))}
          {results.map(({ bukkenNo, name }, index) => (
            <Pin
              key={bukkenNo}
              number={index + 1}
              name={name}
              to={`#${idOf(bukkenNo)}`}
              spot={pins[index]}
            />
          ))}
        </svg>
        <figcaption className={styles.note}>
          おおよその位置を示す略図です。近い物件の番号は、重ならないように少しずらしています。
        </figcaption>
      </figure>
      <ol className={styles.list}>
        {results.map(({ bukkenNo, to, name, yen, note, address }, index) => (
          <li key={bukkenNo} id={idOf(bukkenNo)} className={styles.result}>
            <span className={styles.number}>{index + 1}</span>
            <div className={styles.words}>
              <Price yen={yen} of={of} size="s" />
              <Link to={to} className={styles.link}>
                {name}
              </Link>
              <p className={styles.facts}>
                {note}
                <br />
                {address}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}

const idOf = (bukkenNo: string) => `map-${bukkenNo}`

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
