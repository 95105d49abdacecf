import { AREAS } from '@sumai/domain/areas'
import { placeBySlug } from '@sumai/domain/places/find-place'
import { Link } from '@sumai/platform'
import { Checkbox } from '@sumai/ui/checkbox'
import { ChevronDownIcon } from '@sumai/ui/icon'
import { placeChoices } from '../filter/city-group.ts'
import { NOTHING, type PickerWords, type Stat } from '../picker/source.ts'
import styles from './area-list.module.css'

type Props = {
  places: Readonly<Record<string, Stat>>
  isOn: (code: string) => boolean
  onChange: () => void
  /** This page with all municipalities of an area. */
  withAll: (codes: readonly string[]) => string
  /** Areas with one of these are open at first. */
  open: readonly string[]
  words: PickerWords
}

const GROUPS = AREAS.map(({ slug, name }) => {
  const codes = placeBySlug(slug)?.codes ?? []
  return { name, codes, cities: placeChoices('city_code', codes) }
})
export const AREA_CODES = GROUPS.map(({ codes }) => codes)

/** The same municipalities as checkboxes, area by area. */
export function AreaList({ places, isOn, onChange, withAll, open, words }: Props) {
  return (
    <div className={styles.areas}>
      <p className={styles.key} aria-hidden="true">
        <span>{words.listing}数</span>
        <span>{words.price}の中央値</span>
      </p>
      {GROUPS.map(({ name, codes, cities }) => (
        <details key={name} open={codes.some((code) => open.includes(code))}>
          <summary className={styles.name}>
            <b>{name}</b> {cities.length}市区町村
            <ChevronDownIcon size="s" />
          </summary>
          <fieldset aria-label={name}>
            {cities.map(({ code, label }) => {
              const [count, median] = places[code] ?? NOTHING
              return (
                <div key={code} className={styles.city}>
                  <Checkbox
                    name="city_code[]"
                    value={code}
                    label={label}
                    count={count}
                    checked={isOn(code)}
                    disabled={count === 0 && !isOn(code)}
                    onChange={onChange}
                  />
                  <span className={styles.price}>
                    {median === null ? <small>—</small> : words.man(median)}
                    {median !== null && <small>万円</small>}
                  </span>
                </div>
              )
            })}
            <Link to={withAll(codes)} replace preventScrollReset className={styles.all}>
              {name}をすべて選ぶ
            </Link>
          </fieldset>
        </details>
      ))}
    </div>
  )
}
