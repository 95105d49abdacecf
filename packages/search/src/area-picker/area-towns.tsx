import { formatNumber } from '@sumai/format/number'
import { Link } from '@sumai/platform'
import { TownDrawing } from '@sumai/ui/town-drawing'
import placeStyles from '../picker/place-list.module.css'
import type { PickerSource, Stat } from '../picker/source.ts'
import mapStyles from './area-map.module.css'
import { AREA_SHAPES } from './area-shapes.ts'
import styles from './area-towns.module.css'

type Props = Pick<PickerSource, 'term' | 'words' | 'listing'> & {
  places: Readonly<Record<string, Stat>>
  /** 2LDKの賃料 */
  priceName: string
}

const SHOWN = 6

/**
 * The municipalities with most homes as they are drawn, with what one costs there; a phone has its
 * list above and is spared the pictures.
 */
export function AreaTowns({ term, words, listing, places, priceName }: Props) {
  const towns = AREA_SHAPES.flatMap((town) => {
    const [count, median] = places[town.code] ?? []
    return count && median ? [{ ...town, count, median }] : []
  })
    .toSorted((a, b) => b.count - a.count)
    .slice(0, SHOWN)
  if (towns.length === 0) return null
  return (
    <div className={mapStyles.wide}>
      <h2>
        {listing}の多い市区町村の{priceName}
      </h2>
      <div className={styles.grid}>
        {towns.map(({ code, slug, name, count, median }) => (
          <Link key={code} to={term(slug)} className={styles.town}>
            <TownDrawing cityCode={code} />
            <p>
              {name} {formatNumber(count)}件<br />
              <b className={placeStyles.price}>{words.short(median)}円</b>
            </p>
          </Link>
        ))}
      </div>
    </div>
  )
}
