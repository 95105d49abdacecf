import { AREAS } from '@sumai/domain/areas'
import { placeByCode, placeBySlug } from '@sumai/domain/places/find-place'
import { DISTRICTS, LEVELS, type SchoolLevel } from '@sumai/domain/school-districts'
import { formatNumber } from '@sumai/format/number'
import { ChevronDownIcon } from '@sumai/ui/icon'
import { LinkChips } from '@sumai/ui/link-chips'
import { placeChoices } from '../filter/city-group.ts'
import { PlaceList } from '../picker/place-list.tsx'
import { arePriced, NOTHING, type PickerWords, type Stat } from '../picker/source.ts'
import { SmallUnits } from '../small-units.tsx'
import styles from './districts.module.css'
import type { SchoolData } from './school-data.ts'

type Props = {
  data: Pick<SchoolData, 'districts' | 'cities' | 'city' | 'names'>
  cityTo: (code: string) => string
  isOn: (level: SchoolLevel, code: string) => boolean
  onChange: () => void
  withAll: (level: SchoolLevel, codes: readonly string[]) => string
  listing: string
  words: PickerWords
  /** 中古一戸建ての価格 */
  priceName: string
}

const CITIES = AREAS.map(({ slug, name }) => ({
  name,
  cities: placeChoices('city_code', placeBySlug(slug)?.codes ?? []),
}))

/** School districts of a municipality, which is chosen first: together they are hundreds. */
export function Districts(props: Props) {
  const { data, cityTo, isOn, onChange, withAll, listing, words, priceName } = props
  const { districts, cities } = data
  const priced = LEVELS.filter((level) =>
    arePriced(Object.keys(districts[level]), districts[level]),
  )
  const names = priced.map((level) => DISTRICTS[level]).join('・')
  const where = priced.length < LEVELS.length ? `、${names}では` : ''
  const cityName = placeByCode('city_code', data.city)?.name ?? ''
  const [inCity, median] = cities[data.city] ?? NOTHING
  return (
    <section aria-labelledby="districts" className={styles.section}>
      <h2 id="districts">小学校区・中学校区</h2>
      <p className={styles.lead}>
        市区町村を選ぶと、校区ごとの{listing}数
        {priced.length > 0
          ? `と${where}${priceName}の中央値が並びます。件数の少ない校区には中央値がありません。`
          : 'が並びます。'}
        校区は毎年見直されることがあります。
      </p>
      <div className={styles.body}>
        <div className={styles.areas}>
          {CITIES.map(({ name, cities: members }) => (
            <details
              key={name}
              open={members.some(({ code }) => code === data.city)}
              className={styles.area}
            >
              <summary>
                <b>{name}</b>
                <ChevronDownIcon size="s" />
              </summary>
              <LinkChips
                stay
                label={`${name}の市区町村`}
                links={members.map(({ code, label }) => ({
                  to: cityTo(code),
                  label,
                  count: cities[code]?.[0] ?? 0,
                  current: code === data.city,
                }))}
              />
            </details>
          ))}
        </div>
        <div>
          <p className={styles.city}>
            <b>{cityName}</b>
            <span>
              {formatNumber(inCity)}件
              {median !== null && (
                <>
                  {`・${priceName}の中央値 `}
                  <b className={styles.median}>
                    <SmallUnits text={`${words.short(median)}円`} />
                  </b>
                </>
              )}
            </span>
          </p>
          <div className={styles.levels}>
            {LEVELS.map((level) => (
              <LevelList
                key={level}
                name={`${cityName}の${DISTRICTS[level]}`}
                places={districts[level]}
                field={`${level}[]`}
                isOn={(code) => isOn(level, code)}
                withAll={(codes) => withAll(level, codes)}
                names={data.names}
                {...{ listing, words, onChange }}
              />
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}

type ListProps = Pick<Props, 'onChange' | 'listing' | 'words'> & {
  /** 福岡市東区の小学校区 */
  name: string
  field: string
  places: Readonly<Record<string, Stat>>
  names: SchoolData['names']
  isOn: (code: string) => boolean
  withAll: (codes: readonly string[]) => string
}

/** Districts of a level that are seen at once. */
const SEEN = 8

/** The districts of a level, those with most homes first. */
function LevelList({ name, places, names, ...list }: ListProps) {
  const members = Object.entries(places)
    .filter(([code]) => names[code])
    .toSorted(([, [a]], [, [b]]) => b - a)
    .map(([code]) => ({ code, label: `${names[code]}区` }))
  if (members.length === 0) return null
  return (
    <div className={styles.level}>
      <PlaceList
        {...list}
        {...{ places }}
        groups={[{ name, places: members }]}
        unit="校区"
        first={SEEN}
        open={members.map(({ code }) => code)}
      />
    </div>
  )
}
