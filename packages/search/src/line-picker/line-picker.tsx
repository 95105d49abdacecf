import { steps } from '@sumai/domain/codes'
import { placeByCode } from '@sumai/domain/places/find-place'
import { hrefOfForm } from '@sumai/domain/search-url/form'
import { walkLabel } from '@sumai/domain/search-url/said/labels'
import { Link, useLocation } from '@sumai/platform'
import { Checkbox } from '@sumai/ui/checkbox'
import { Select } from '@sumai/ui/controls'
import { useState } from 'react'
import { fieldsOf } from '../filter/filter.ts'
import { filterOptions } from '../filter/filter-options.ts'
import { LensLinks } from '../picker/lens-links.tsx'
import { PickerPage } from '../picker/picker-page.tsx'
import { arePriced, type PickerData, type PickerSource } from '../picker/source.ts'
import { usePicks } from '../picker/use-picks.ts'
import { runsOf } from './chosen-stations.ts'
import { LineChips } from './line-chips.tsx'
import { LineDiagram } from './line-diagram.tsx'
import styles from './line-picker.module.css'
import { codesOf, LINES, type Line, MAIN_LINES, spanTo } from './lines.ts'

type Props = { source: PickerSource; data: PickerData }

const NAME = 'eki_code[]'

/** Stations to choose from, one line at a time. */
export function LinePicker({ source, data }: Props) {
  const { conditions, lens, total, places } = data
  const { lenses, words } = source
  const line = useLine()
  const picks = usePicks((fields) => hrefOfForm(source.scope, fields))
  const [joins, setJoins] = useState(true)
  const codes = conditions.eki_code ?? []
  const elsewhere = codes.filter((code) => !isOnLine(line, code))
  const stations = [...new Set(elsewhere.map((code) => placeByCode('eki_code', code)?.codes[0]))]
  const others = { ...conditions, page: undefined, eki_code: undefined }
  const hidden = [
    ...fieldsOf({ ...others, toho: undefined }),
    ...stations.flatMap((code) => (code ? [[NAME, code] as const] : [])),
  ]
  const withCodes = (chosen: readonly string[]) =>
    picks.addressOf([...fieldsOf(others), ...chosen.map((code) => [NAME, code] as const)])
  const isOn = (value: string) =>
    picks.draft.isOn({ name: NAME, value, checked: codes.includes(value) })

  function tick(code: string, all: readonly string[], on: boolean) {
    picks.set(NAME, on ? (joins ? spanTo(line, code, isOn) : [code]) : all, on)
  }
  const chosen = runsOf(codes, line).map(({ label, codes: gone }) => ({
    label,
    to: withCodes(codes.filter((code) => !gone.includes(code))),
  }))
  const whole = [...new Set([...codes, ...line.stations.map(({ code }) => code)])]
  const walk = filterOptions({ conditions, facets: {} }).select(
    { name: 'toho', label: '駅から徒歩', empty: '指定なし' },
    steps.toho,
    walkLabel,
  )
  return (
    <PickerPage page="station" place="駅" {...{ source, picks, chosen, total }} fields={hidden}>
      <LineChips current={line} to={(slug) => picks.lookedAt('line', slug)} />
      <div className={styles.tools}>
        <LensLinks
          {...{ lenses }}
          current={lens}
          price={words.price}
          to={(value) => picks.lookedAt('price_of', value)}
        />
        <div className={styles.walk}>
          <span aria-hidden="true">駅から徒歩</span>
          <Select
            small
            aria-label={walk.label}
            name={walk.name}
            empty={walk.empty}
            choices={[...walk.steps]}
            value={picks.draft.valueOf(walk)}
            onChange={picks.changed}
          />
        </div>
        <div className={styles.scripted}>
          <Checkbox
            label="あいだの駅も選ぶ"
            checked={joins}
            onChange={({ target }) => setJoins(target.checked)}
          />
        </div>
        <Link to={withCodes(whole)} replace preventScrollReset className={styles.whole}>
          {line.name}の全{line.stations.length}駅を選ぶ
        </Link>
      </div>
      <p className={styles.key}>
        <span className={styles.scripted}>
          始めの駅と終わりの駅を選ぶと、あいだの駅がまとめて入ります。
        </span>
        <span>
          {arePriced(codesOf(line), places)
            ? `${words.price}は${lens.of}の中央値（数の少ない駅では出していません）、所要時間は平日朝の電車での目安です。`
            : `${lens.of}の${words.price}は、件数の少ない路線では出していません。`}
        </span>
      </p>
      <div className={styles.diagram}>
        <LineDiagram
          {...{ line, places, isOn, words }}
          countName={`${source.listing}数`}
          onTick={tick}
        />
      </div>
    </PickerPage>
  )
}

const isOnLine = ({ stations }: Line, code: string) =>
  stations.some(({ codes }) => codes.includes(code))

/** The line that the address names. */
function useLine(): Line {
  const slug = new URLSearchParams(useLocation().search).get('line')
  return (LINES.find((line) => line.slug === slug) ?? MAIN_LINES[0]) as Line
}
