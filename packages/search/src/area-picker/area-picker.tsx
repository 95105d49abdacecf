import { AREAS } from '@sumai/domain/areas'
import { placeByCode, placeBySlug } from '@sumai/domain/places/find-place'
import { hrefOfForm } from '@sumai/domain/search-url/form'
import { useState } from 'react'
import { placeChoices } from '../filter/city-group.ts'
import { fieldsOf } from '../filter/filter.ts'
import { LensLinks } from '../picker/lens-links.tsx'
import { PickerPage } from '../picker/picker-page.tsx'
import { PlaceList } from '../picker/place-list.tsx'
import type { PickerData, PickerSource } from '../picker/source.ts'
import { usePicks } from '../picker/use-picks.ts'
import { AreaLegend } from './area-legend.tsx'
import { AreaMap } from './area-map.tsx'
import styles from './area-picker.module.css'
import { middleOf } from './area-shapes.ts'
import { AreaTowns } from './area-towns.tsx'
import { limitsOf } from './shades.ts'

type Props = { source: PickerSource; data: PickerData }

const NAME = 'city_code[]'

const GROUPS = AREAS.map(({ slug, name }) => ({
  name,
  places: placeChoices('city_code', placeBySlug(slug)?.codes ?? []),
}))
/** Its area is open before anything is chosen: the list is then as high as the map. */
const FIRST = GROUPS[0]?.places[0]?.code ?? ''

/** Where a phone opens the map before anything is chosen: no name is cut there at 390 px. */
const FIRST_VIEW = { x: 360, y: 256 }

/** Municipalities to choose from, on a map and in a list beside it. */
export function AreaPicker({ source, data }: Props) {
  const { conditions, lens, total, places } = data
  const { lenses, words, term, scope } = source
  const picks = usePicks((fields) => hrefOfForm(source.scope, fields))
  const codes = conditions.city_code ?? []
  const fields = fieldsOf({ ...conditions, page: undefined, city_code: undefined })
  const withCodes = (chosen: readonly string[]) =>
    picks.addressOf([...fields, ...chosen.map((code) => [NAME, code] as const)])
  const isOn = (value: string) =>
    picks.draft.isOn({ name: NAME, value, checked: codes.includes(value) })

  const priceName = `${lens.of}の${words.price}`
  const medians = Object.values(places).flatMap(([, median]) => median ?? [])
  const view = { scope, places, isOn, words, priceName, limits: limitsOf(medians, words.step) }
  // What somebody opens stays open.
  const [around] = useState(codes.length > 0 ? codes : [FIRST])
  const chosen = codes.map((code) => ({
    label: placeByCode('city_code', code)?.name ?? '',
    to: withCodes(codes.filter((other) => other !== code)),
  }))
  return (
    <PickerPage page="area" place="市区町村" {...{ source, picks, fields, chosen, total }}>
      <div className={styles.picker}>
        <div className={styles.lens}>
          <LensLinks
            {...{ lenses }}
            current={lens}
            price={words.price}
            to={(value) => picks.lookedAt('price_of', value)}
          />
          <p>
            {lens.kinds ? `${lens.of}の数と、${words.price}` : priceName}
            の中央値を表示しています
          </p>
        </div>
        <div className={styles.map}>
          <AreaLegend {...view} />
          <AreaMap
            {...view}
            term={term}
            around={codes.length > 0 ? middleOf(codes) : FIRST_VIEW}
            onToggle={(code) => picks.set(NAME, [code], !isOn(code))}
          >
            <p className={styles.credit}>国土数値情報・© OpenStreetMap contributors</p>
          </AreaMap>
        </div>
        <PlaceList
          {...view}
          groups={GROUPS}
          field={NAME}
          listing={source.listing}
          unit="市区町村"
          onChange={picks.changed}
          open={around}
          withAll={(area) => withCodes([...new Set([...codes, ...area])])}
        />
      </div>
      <AreaTowns {...{ term, words, places, priceName }} listing={source.listing} />
    </PickerPage>
  )
}
