import { hrefOfForm } from '@sumai/domain/search-url/form'
import { DISTRICTS } from '@sumai/domain/search-url/said/words'
import { classNames } from '@sumai/ui/class-names'
import { ChevronDownIcon } from '@sumai/ui/icon'
import { useState } from 'react'
import pickerStyles from '../area-picker/area-picker.module.css'
import { ChipFields } from '../filter/chip-fields.tsx'
import { fieldsOf } from '../filter/filter.ts'
import { LensLinks } from '../picker/lens-links.tsx'
import { PickerPage } from '../picker/picker-page.tsx'
import { PlaceList } from '../picker/place-list.tsx'
import type { PickerSource } from '../picker/source.ts'
import { usePicks } from '../picker/use-picks.ts'
import { distanceGroup, kilometres, WIDEST } from './distance-group.ts'
import { Districts } from './districts.tsx'
import { LEVELS, type Level, type SchoolData } from './school-data.ts'
import { SchoolMap } from './school-map.tsx'
import styles from './school-picker.module.css'
import { SCHOOLS, SCHOOLS_BY_AREA } from './schools.ts'

type Props = { source: PickerSource; data: SchoolData }

const NAME = 'shisetu_no[]'
/** Another municipality has other districts. */
const NONE = LEVELS.map((level) => [level, undefined] as const)
/** Areas that are open before anything is chosen. */
const FIRST_OPEN = 3
const FIRST_CODES = SCHOOLS_BY_AREA.slice(0, FIRST_OPEN).flatMap(({ schools }) =>
  schools.map(({ code }) => code),
)

/** School districts, and universities and colleges on a map and in a list beside it. */
export function SchoolPicker({ source, data }: Props) {
  const { conditions, lens, total, places } = data
  const { lenses, words, term } = source
  const picks = usePicks((fields) => hrefOfForm(source.scope, fields))
  const codes = conditions.shisetu_no ?? []
  const metres = conditions.shisetu_kyori ?? WIDEST
  const others = { ...conditions, page: undefined }
  /** This page with other schools of a kind. */
  const withChosen = (key: 'shisetu_no' | Level, chosen: readonly string[]) =>
    picks.addressOf(fieldsOf({ ...others, [key]: chosen }))
  const withCodes = (chosen: readonly string[]) => withChosen('shisetu_no', chosen)
  const isOn = (value: string) =>
    picks.draft.isOn({ name: NAME, value, checked: codes.includes(value) })

  const priceName = `${lens.of}の${words.price}`
  const view = { places, isOn, words }
  const [open] = useState(codes.length > 0 ? codes : FIRST_CODES)
  const inDistrict = LEVELS.flatMap((level) =>
    (conditions[level] ?? []).map((code, _, all) => ({
      label: data.names[code] ? `${data.names[code]}区` : DISTRICTS[level],
      to: withChosen(
        level,
        all.filter((other) => other !== code),
      ),
    })),
  )
  const nearby = SCHOOLS.filter(({ code }) => codes.includes(code)).map(({ code, name }) => ({
    label: name,
    to: withCodes(codes.filter((other) => other !== code)),
  }))
  const chosen = [...inDistrict, ...nearby]
  /** Districts that are chosen and not in the lists. */
  const elsewhere = Object.fromEntries(
    LEVELS.map((level) => [
      level,
      (conditions[level] ?? []).filter((code) => !data.districts[level][code]),
    ]),
  )
  const [city] = conditions.city_code ?? []
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
  const lensLinks = (
    <LensLinks
      {...{ lenses }}
      current={lens}
      price={words.price}
      to={(value) => picks.lookedAt('price_of', value)}
    />
  )
  const districts = (
    <Districts
      {...{ data, city, words, priceName }}
      lenses={source.isForFamilies ? lensLinks : null}
      cityTo={(code) =>
        picks.addressOf(fieldsOf({ ...others, city_code: [code], ...Object.fromEntries(NONE) }))
      }
      isOn={(level, value) =>
        picks.draft.isOn({
          ...{ name: `${level}[]`, value, checked: conditions[level]?.includes(value) ?? false },
        })
      }
      onChange={picks.changed}
      withAll={(level, all) =>
        withChosen(level, [...new Set([...(conditions[level] ?? []), ...all])])
      }
      listing={source.listing}
    />
  )
  const universities = (
    <div className={pickerStyles.picker}>
      <div className={pickerStyles.map}>
        <SchoolMap
          {...view}
          {...{ term, priceName }}
          onToggle={(code) => picks.set(NAME, [code], !isOn(code))}
        />
        <p className={classNames(pickerStyles.credit, styles.credit)}>
          国土数値情報・© OpenStreetMap contributors
        </p>
      </div>
      <div>
        <fieldset className={styles.distance}>
          <legend>学校からの距離</legend>
          <ChipFields group={distanceGroup(metres)} draft={picks.draft} onChange={picks.changed} />
        </fieldset>
        <div className={pickerStyles.lens}>
          {lensLinks}
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
  )
  return (
    <PickerPage
      page="school"
      place="学校"
      fields={fieldsOf({
        ...{ ...others, shisetu_no: undefined, shisetu_kyori: undefined },
        ...elsewhere,
      })}
      {...{ source, picks, chosen, total }}
    >
      {source.isForFamilies ? (
        <>
          {districts}
          <details open={codes.length > 0} className={styles.others}>
            <summary>
              <b>大学・短大の近くから探す</b>
              <ChevronDownIcon size="s" />
            </summary>
            {universities}
          </details>
        </>
      ) : (
        <>
          {universities}
          {districts}
        </>
      )}
    </PickerPage>
  )
}
