import { hrefOfForm } from '@sumai/domain/search-url/form'
import { useState } from 'react'
import pickerStyles from '../area-picker/area-picker.module.css'
import { ChipFields } from '../filter/chip-fields.tsx'
import { fieldsOf } from '../filter/filter.ts'
import { LensLinks } from '../picker/lens-links.tsx'
import { PickerPage } from '../picker/picker-page.tsx'
import { PlaceList } from '../picker/place-list.tsx'
import type { PickerData, PickerSource } from '../picker/source.ts'
import { usePicks } from '../picker/use-picks.ts'
import { distanceGroup, kilometres, WIDEST } from './distance-group.ts'
import { SchoolMap } from './school-map.tsx'
import styles from './school-picker.module.css'
import { SCHOOLS, SCHOOLS_BY_AREA } from './schools.ts'

type Props = { source: PickerSource; data: PickerData }

const NAME = 'shisetu_no[]'
/** Areas that are open before anything is chosen. */
const FIRST_OPEN = 3
const FIRST_CODES = SCHOOLS_BY_AREA.slice(0, FIRST_OPEN).flatMap(({ schools }) =>
  schools.map(({ code }) => code),
)

/** Universities and colleges to choose from, on a map and in a list beside it. */
export function SchoolPicker({ source, data }: Props) {
  const { conditions, lens, total, places } = data
  const { lenses, words, term } = source
  const picks = usePicks((fields) => hrefOfForm(source.scope, fields))
  const codes = conditions.shisetu_no ?? []
  const metres = conditions.shisetu_kyori ?? WIDEST
  const others = { ...conditions, page: undefined, shisetu_no: undefined }
  const withCodes = (chosen: readonly string[]) =>
    picks.addressOf([...fieldsOf(others), ...chosen.map((code) => [NAME, code] as const)])
  const isOn = (value: string) =>
    picks.draft.isOn({ name: NAME, value, checked: codes.includes(value) })

  const priceName = `${lens.of}の${words.price}`
  const view = { places, isOn, words }
  const [open] = useState(codes.length > 0 ? codes : FIRST_CODES)
  const chosen = SCHOOLS.filter(({ code }) => codes.includes(code)).map(({ code, name }) => ({
    label: name,
    to: withCodes(codes.filter((other) => other !== code)),
  }))
  const groups = SCHOOLS_BY_AREA.map(({ name, schools }) => ({
    name,
    places: schools.map((school) => ({
      code: school.code,
      label: school.name,
      note: places[school.code]
        ? school.city
        : `${school.city}・${kilometres(metres)}に${source.listing}がありません`,
    })),
  }))
  return (
    <PickerPage
      page="school"
      place="学校"
      fields={fieldsOf({ ...others, shisetu_kyori: undefined })}
      {...{ source, picks, chosen, total }}
    >
      <div className={pickerStyles.picker}>
        <div className={pickerStyles.map}>
          <SchoolMap
            {...view}
            {...{ term, priceName }}
            onToggle={(code) => picks.set(NAME, [code], !isOn(code))}
          />
          <p className={pickerStyles.credit}>国土数値情報・© OpenStreetMap contributors</p>
        </div>
        <div>
          <fieldset className={styles.distance}>
            <legend>学校からの距離</legend>
            <ChipFields
              group={distanceGroup(metres)}
              draft={picks.draft}
              onChange={picks.changed}
            />
          </fieldset>
          <div className={pickerStyles.lens}>
            <LensLinks
              {...{ lenses }}
              current={lens}
              price={words.price}
              to={(value) => picks.lookedAt('price_of', value)}
            />
            <p>
              {kilometres(metres)}の{source.listing}数と、{priceName}の中央値を見ています
            </p>
          </div>
          <PlaceList
            {...view}
            {...{ groups, open }}
            field={NAME}
            listing={source.listing}
            unit="校"
            onChange={picks.changed}
            withAll={(area) => withCodes([...new Set([...codes, ...area])])}
          />
        </div>
      </div>
    </PickerPage>
  )
}
