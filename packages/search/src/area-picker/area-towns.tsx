import { formatNumber } from '@sumai/format/number'
import { Link } from '@sumai/platform'
import { TownDrawing } from '@sumai/ui/town-drawing'
import placeStyles from '../picker/place-list.module.css'
import type { PickerSource, Stat } from '../picker/source.ts'
import { SmallUnits } from '../small-units.tsx'
import { AREA_SHAPES } from './area-shapes.ts'
import styles from './area-towns.module.css'

type Props = Pick<PickerSource, 'term' | 'words' | 'listing'> & {
  places: Readonly<Record<string, Stat>>
  /** 2LDKの賃料 */
  priceName: string
}

const SHOWN = 8

/** The municipalities with most homes as they are drawn, with what one costs there. */
export function AreaTowns({ term, words, listing, places, priceName }: Props) {
  const towns = AREA_SHAPES.flatMap(({ code, slug, name }) => {
    const [count, median] = places[code] ?? []
    return count && median ? [{ code, slug, name, count, median }] : []
  })
    .toSorted((a, b) => b.count - a.count)
    .slice(0, SHOWN)
  if (towns.length === 0) return null
  return (
    <section aria-labelledby="towns">
      <h2 id="towns">{listing}の多い市区町村</h2>
      <p>{priceName}の中央値</p>
      <div className={styles.grid}>
        {towns.map(({ code, slug, name, count, median }) => (
          <Link key={code} to={term(slug)} className={styles.town}>
            <TownDrawing cityCode={code} />
            <p>
              <b>{name}</b> {formatNumber(count)}件
              <br />
              <span className={placeStyles.price}>
                <SmallUnits text={`${words.short(median)}円`} />
              </span>
            </p>
          </Link>
        ))}
      </div>
    </section>
  )
}
