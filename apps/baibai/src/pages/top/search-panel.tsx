import { formatKakaku } from '@sumai/format/money'
import { formatNumber } from '@sumai/format/number'
import { Form } from '@sumai/platform'
import { useKeptChoices } from '@sumai/search/use-kept-choices'
import { Button, ButtonLink } from '@sumai/ui/button'
import { Select } from '@sumai/ui/controls'
import { MapIcon, SearchIcon } from '@sumai/ui/icon'
import { QuickField } from '../../components/quick-field.tsx'
import { paths } from '../../paths.ts'
import css from './search-panel.module.css'
import type { CityChoice } from './top-data.ts'
import { HOME_KINDS } from './type-tiles.tsx'

/** The usual answers, in yen and as layout codes; the search itself offers all of them. */
const PRICES = [10, 15, 20, 25, 30, 35, 40, 50, 60, 80].map((millions) => millions * 1_000_000)
const LAYOUTS = [
  { value: '150', label: '1LDK' },
  { value: '250', label: '2LDK' },
  { value: '350', label: '3LDK' },
  { value: '450', label: '4LDK' },
  { value: '500', label: '5K以上' },
]

type Props = { cities: readonly CityChoice[] }

/** The first questions of a buyer: a plain GET form, whose empty answers the search leaves out. */
export function SearchPanel({ cities }: Props) {
  const panel = useKeptChoices<HTMLDivElement>()
  const fields = [
    {
      label: '市区町村',
      name: 'city_code[]',
      empty: '福岡・佐賀・熊本すべて',
      choices: cities.map(({ cityCode, cityName, baibaiCount }) => ({
        value: cityCode,
        label: `${cityName}（${formatNumber(baibaiCount)}）`,
      })),
    },
    {
      label: '物件種別',
      name: 'bukken_type[]',
      empty: 'すべての種別',
      choices: HOME_KINDS.map(({ kind, label }) => ({ value: kind, label })),
    },
    {
      label: '価格の上限',
      name: 'kakaku_max',
      empty: '上限なし',
      choices: PRICES.map((yen) => ({
        value: String(yen),
        label: `${formatKakaku(yen)}以下`,
      })),
    },
    {
      label: '間取り',
      name: 'madori[]',
      empty: '指定なし',
      choices: LAYOUTS,
    },
  ]
  return (
    <div ref={panel} className={css.panel}>
      <Form action={paths.search} role="search" aria-label="売買物件" className={css.form}>
        {fields.map(({ label, name, empty, choices }) => (
          <QuickField key={name} label={label}>
            {(id) => <Select id={id} name={name} empty={empty} choices={choices} />}
          </QuickField>
        ))}
        <Button type="submit" size="l" block>
          <SearchIcon />
          物件を探す
        </Button>
        <div className={css.onMap}>
          <ButtonLink to={paths.searchOnMap} variant="outline" size="l" block>
            <MapIcon />
            地図で探す
          </ButtonLink>
        </div>
      </Form>
    </div>
  )
}
