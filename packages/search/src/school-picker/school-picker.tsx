import { DISTRICTS, LEVELS, type SchoolLevel } from '@sumai/domain/school-districts'
import { hrefOfForm } from '@sumai/domain/search-url/form'
import { SegmentedLinks } from '@sumai/ui/segmented'
import { fieldsOf } from '../filter/filter.ts'
import { LensLinks } from '../picker/lens-links.tsx'
import { PickerPage } from '../picker/picker-page.tsx'
import type { PickerSource } from '../picker/source.ts'
import { usePicks } from '../picker/use-picks.ts'
import { WIDEST } from './distance-group.ts'
import { Districts } from './districts.tsx'
import { HALVES, type SchoolData } from './school-data.ts'
import styles from './school-picker.module.css'
import { SCHOOLS } from './schools.ts'
import { Universities } from './universities.tsx'

type Props = { source: PickerSource; data: SchoolData }

/** Another municipality has other districts. */
const NONE = LEVELS.map((level) => [level, undefined] as const)

/** School districts, or universities and colleges. */
export function SchoolPicker({ source, data }: Props) {
  const { conditions, half, lens, total, places } = data
  const { lenses, words } = source
  const picks = usePicks((fields) => hrefOfForm(source.scope, fields))
  const codes = conditions.shisetu_no ?? []
  const metres = conditions.shisetu_kyori ?? WIDEST
  const others = { ...conditions, page: undefined }
  /** This page with other schools of a kind. */
  const withChosen = (key: 'shisetu_no' | SchoolLevel, chosen: readonly string[]) =>
    picks.addressOf(fieldsOf({ ...others, [key]: chosen }))
  const withCodes = (chosen: readonly string[]) => withChosen('shisetu_no', chosen)
  const priceName = `${lens.of}の${words.price}`
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
  /** What the form has fields of its own for. */
  const shown =
    half === 'districts' ? elsewhere : { shisetu_no: undefined, shisetu_kyori: undefined }
  return (
    <PickerPage
      page="school"
      place={half === 'districts' ? '校区' : '学校'}
      fields={fieldsOf({ ...others, ...shown })}
      {...{ source, picks, chosen, total }}
    >
      <div className={styles.top}>
        <SegmentedLinks
          label="学校の種類"
          preventScrollReset
          links={HALVES.map(({ half: value, name }) => ({
            to: picks.lookedAt('schools', value),
            label: name,
            current: value === half,
          }))}
        />
        <LensLinks
          {...{ lenses }}
          current={lens}
          price={words.price}
          to={(value) => picks.lookedAt('price_of', value)}
        />
      </div>
      {half === 'districts' ? (
        <Districts
          {...{ data, words, priceName }}
          cityTo={(code) =>
            picks.addressOf(fieldsOf({ ...others, city_code: [code], ...Object.fromEntries(NONE) }))
          }
          isOn={(level, value) =>
            picks.draft.isOn({
              name: `${level}[]`,
              value,
              checked: conditions[level]?.includes(value) ?? false,
            })
          }
          onChange={picks.changed}
          withAll={(level, all) =>
            withChosen(level, [...new Set([...(conditions[level] ?? []), ...all])])
          }
          listing={source.listing}
        />
      ) : (
        <Universities {...{ source, places, picks, codes, withCodes, metres, priceName }} />
      )}
    </PickerPage>
  )
}
