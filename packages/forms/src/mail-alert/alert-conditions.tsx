import { AREAS } from '@sumai/domain/areas'
import { options, steps } from '@sumai/domain/codes'
import { placeBySlug } from '@sumai/domain/places/find-place'
import { PLACES } from '@sumai/domain/places/places'
import { priceLabel, rentLabel, SALE_KINDS } from '@sumai/domain/search-url/said/labels'
import type { SearchAt } from '@sumai/domain/search-url/search-at'
import { Form, useSubmit } from '@sumai/platform'
import { Button } from '@sumai/ui/button'
import { Chip, Chips } from '@sumai/ui/chip'
import { Select, SelectBox } from '@sumai/ui/controls'
import type { ReactNode } from 'react'
import css from './alert-conditions.module.css'
import { chosenIn, limitOf } from './alert-search.ts'

type Props = {
  search: SearchAt
  /** This page. */
  path: string
  /** How many homes there are of each choice, by its code, as far as that is known. */
  counts: Counts
  /** What is chosen, in words. */
  children: ReactNode
}

type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>

const MADORI = { key: 'madori', legend: '間取り', choices: options('madori_search') }
const KINDS = { key: 'bukken_type', legend: '種類', choices: SALE_KINDS }
const CHIPS = { chintai: [MADORI], baibai: [KINDS, MADORI], invest: [] }

const GROUPS = AREAS.map(({ slug, name }) => {
  const codes = placeBySlug(slug)?.codes ?? []
  const isInside = (code: string) => codes.includes(code)
  return {
    ...{ slug, name },
    cities: PLACES.filter((place) => place.type === 'city' && place.codes.every(isInside)),
  }
})

/** Chooses what to be told of, as a GET form of the page itself; without scripts a button sends it. */
export function AlertConditions({ search, path, counts, children }: Props) {
  const { place, limit, isOn, rest } = chosenIn(search)
  const isRent = search.scope === 'chintai'
  const label = isRent ? rentLabel : priceLabel
  const submit = useSubmit()
  const groups = CHIPS[search.scope].map(({ key, legend, choices }) => ({
    ...{ key, legend },
    choices: choices
      .map((choice) => ({ ...choice, count: counts[key] && (counts[key][choice.code] ?? 0) }))
      .filter(({ code, count }) => count !== 0 || isOn(key, code)),
  }))
  return (
    <Form
      action={path}
      onChange={({ currentTarget }) =>
        submit(currentTarget, { replace: true, preventScrollReset: true })
      }
      aria-label="お知らせする条件"
      className={css.form}
    >
      <input type="hidden" name="search" value={rest} />
      <div className={css.chosen}>{children}</div>
      <div className={css.pair}>
        <div>
          <label htmlFor="alert-place">場所</label>
          <SelectBox id="alert-place" name="place" defaultValue={place}>
            <option value="">すべて</option>
            {GROUPS.map(({ slug, name, cities }) => (
              <optgroup key={slug} label={name}>
                <option value={slug}>{name}すべて</option>
                {cities.map((city) => (
                  <option key={city.slug} value={city.slug}>
                    {city.name}
                  </option>
                ))}
              </optgroup>
            ))}
          </SelectBox>
        </div>
        <div>
          <label htmlFor="alert-limit">{isRent ? '賃料' : '価格'}の上限</label>
          <Select
            id="alert-limit"
            name={limitOf(search)}
            empty="上限なし"
            choices={steps[isRent ? 'hy_yachin' : 'kakaku'].map((yen) => ({
              value: String(yen),
              label: label(yen),
            }))}
            defaultValue={limit}
          />
        </div>
      </div>
      {groups.map(({ key, legend, choices }) => (
        <fieldset key={key} hidden={choices.length === 0}>
          <legend>{legend}</legend>
          <Chips>
            {choices.map(({ code, label, count }) => (
              <Chip
                key={code}
                name={`${key}[]`}
                value={code}
                label={label}
                count={count}
                defaultChecked={isOn(key, code)}
              />
            ))}
          </Chips>
        </fieldset>
      ))}
      <noscript>
        <Button type="submit" variant="outline">
          この条件にする
        </Button>
      </noscript>
    </Form>
  )
}
