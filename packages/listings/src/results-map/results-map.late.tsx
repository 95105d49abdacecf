import type { LatLng } from '@sumai/domain/listing/distance'
import { PinnedMap } from '@sumai/map/pinned-map'
import { CoverLink } from '@sumai/ui/cover-link'
import { Price } from '../price/price.tsx'
import styles from './results-map.module.css'

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

type Props = {
  results: readonly MapResult[]
  of: 'rent' | 'sale'
}

/**
 * The results of a page as numbered pins on a picture of a map. Pins are links to the rows of the
 * list, so they work without scripts.
 */
export function ResultsMap({ results, of }: Props) {
  if (results.length === 0) return null
  return (
    <div className={styles.map}>
      <PinnedMap
        title={`${results.length}件の物件の位置`}
        pins={results.map(({ bukkenNo, name, lat, lng }) => ({
          name,
          lat,
          lng,
          to: `#${idOf(bukkenNo)}`,
        }))}
        note="おおよその位置を示します。近い物件の番号は、重ならないように少しずらしています。"
      />
      <ol className={styles.list}>
        {results.map(({ bukkenNo, to, name, yen, note, address }, index) => (
          <li key={bukkenNo} id={idOf(bukkenNo)} className={styles.result}>
            <span className={styles.number}>{index + 1}</span>
            <div className={styles.words}>
              <Price yen={yen} of={of} size="s" />
              <CoverLink to={to} className={styles.link}>
                {name}
              </CoverLink>
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
