import { classNames } from '@sumai/ui/class-names'
import { useState } from 'react'
import { AreaLegend } from '../area-picker/area-legend.tsx'
import pickerStyles from '../area-picker/area-picker.module.css'
import { limitsOf } from '../area-picker/shades.ts'
import { ChipFields } from '../filter/chip-fields.tsx'
import { PlaceList } from '../picker/place-list.tsx'
import type { PickerSource } from '../picker/source.ts'
import type { usePicks } from '../picker/use-picks.ts'
import { byBicycle, distanceGroup, kilometres } from './distance-group.ts'
import type { SchoolData } from './school-data.ts'
import { SchoolMap } from './school-map.tsx'
import styles from './school-picker.module.css'
import { SCHOOLS_BY_AREA } from './schools.ts'

type Props = {
  source: PickerSource
  places: SchoolData['places']
  picks: ReturnType<typeof usePicks>
  /** The schools that are chosen. */
  codes: readonly string[]
  /** This page with other schools. */
  withCodes: (codes: readonly string[]) => string
  /** Distance from a school, in metres. */
  metres: number
  /** 2LDKの賃料 */
  priceName: string
}

const NAME = 'shisetu_no[]'
/** Its area is open before anything is chosen. */
const FIRST = SCHOOLS_BY_AREA[0]?.schools[0]?.code ?? ''

/** Universities and colleges, on a map and in a list beside it. */
export function Universities(props: Props) {
  const { source, places, picks, codes, withCodes, metres, priceName } = props
  const { words, term, listing, scope } = source
  const [open] = useState(codes.length > 0 ? codes : [FIRST])
  const isOn = (value: string) =>
    picks.draft.isOn({ name: NAME, value, checked: codes.includes(value) })
  const medians = Object.values(places).flatMap(([, median]) => median ?? [])
  const limits = limitsOf(medians, words.step)
  const view = { places, isOn, words }
  const groups = SCHOOLS_BY_AREA.map(({ name, schools }) => ({
    name,
    places: schools
      .map(({ code, name: label, city, citySlug }) => ({
        ...{ code, label, note: city },
        ...(!places[code] && {
          note: `${kilometres(metres)}に${listing}がありません`,
          instead: { label: `${city}で探す`, to: term(citySlug) },
        }),
      }))
      .toSorted((a, b) => Number('instead' in a) - Number('instead' in b)),
  }))
  return (
    <div className={classNames(pickerStyles.picker, styles.near)}>
      <div className={pickerStyles.lens}>
        <fieldset className={styles.distance}>
          <legend>
            学校からの距離<small>{byBicycle(metres)}</small>
          </legend>
          <ChipFields group={distanceGroup(metres)} draft={picks.draft} onChange={picks.changed} />
        </fieldset>
        <p>
          {kilometres(metres)}の{listing}数と、{priceName}の中央値を表示しています
        </p>
      </div>
      <div className={pickerStyles.map}>
        <AreaLegend {...{ scope, limits, words, priceName }} />
        <SchoolMap
          {...view}
          {...{ scope, term, priceName, limits }}
          onToggle={(code) => picks.set(NAME, [code], !isOn(code))}
        />
        <p className={pickerStyles.credit}>国土数値情報・© OpenStreetMap contributors</p>
      </div>
      <PlaceList
        {...view}
        {...{ groups, open, listing }}
        field={NAME}
        unit="校"
        onChange={picks.changed}
        withAll={(area) => withCodes([...new Set([...codes, ...area])])}
      />
    </div>
  )
}
