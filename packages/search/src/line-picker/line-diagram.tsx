import { formatNumber } from '@sumai/format/number'
import { classNames } from '@sumai/ui/class-names'
import { arePriced, type Minutes, NOTHING, type PickerWords, type Stat } from '../picker/source.ts'
import { SmallUnits } from '../small-units.tsx'
import colours from './line-colours.module.css'
import styles from './line-diagram.module.css'
import { codesOf, type Line, transfersAt } from './lines.ts'

type Props = {
  line: Line
  places: Readonly<Record<string, Stat>>
  isOn: (code: string) => boolean
  onTick: (code: string, codes: readonly string[], isOn: boolean) => void
  words: PickerWords
  /** 物件数 */
  countName: string
}

/** More stations stand in two columns where there is room. */
const ONE_COLUMN = 8

/** 天神24分・博多31分; at the centre itself only the other. */
const minutesText = ({ tenjin, hakata }: Minutes) =>
  [tenjin > 0 && `天神${tenjin}分`, hakata > 0 && `博多${hakata}分`].filter(Boolean).join('・')

/** How a price stands to the highest of the line, 0 to 1. */
const PriceBar = ({ share }: { share: number }) => (
  <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" className={styles.bar}>
    <rect width={Math.round(100 * share)} height="1" />
  </svg>
)

/** A line with its stations in order; the part that is chosen has its colour. */
export function LineDiagram({ line, places, isOn, onTick, words, countName }: Props) {
  const isLong = line.stations.length > ONE_COLUMN
  const look = [styles.line, colours[`line${line.code}`], isLong && styles.long]
  const codes = codesOf(line)
  const hasPrices = arePriced(codes, places)
  const highest = Math.max(...codes.map((code) => places[code]?.[1] ?? 0))
  return (
    <fieldset aria-label={line.name}>
      <div aria-hidden="true" className={classNames(styles.heads, isLong && styles.two)}>
        {(isLong ? [1, 2] : [1]).map((column) => (
          <p key={column} className={styles.head}>
            <span className={styles.count}>{countName}</span>
            {hasPrices && <span className={styles.price}>{words.price}（中央値）</span>}
          </p>
        ))}
      </div>
      <ol className={classNames(...look)}>
        {line.stations.map((station) => {
          const { code, name, codes } = station
          const [count, median, minutes] = places[code] ?? NOTHING
          const transfers = transfersAt(station, line).map((other) => other.name)
          return (
            <li key={code} className={styles.station}>
              <label className={classNames(styles.label, transfers.length > 0 && styles.change)}>
                <input
                  type="checkbox"
                  name="eki_code[]"
                  value={code}
                  checked={isOn(code)}
                  disabled={count === 0 && !isOn(code)}
                  onChange={({ target }) => onTick(code, codes, target.checked)}
                />
                <span className={styles.name}>
                  {name}
                  {transfers.length > 0 && <small> 乗換 {transfers.join('・')}</small>}
                  {minutes && <small>{minutesText(minutes)}</small>}
                </span>
                {hasPrices && median !== null && <PriceBar share={median / highest} />}
                <span className={styles.count}>
                  {' '}
                  {formatNumber(count)}
                  <small>件</small>
                </span>
                {hasPrices && (
                  <span className={styles.price}>
                    {' '}
                    {median === null ? '—' : <SmallUnits text={`${words.short(median)}円`} />}
                  </span>
                )}
              </label>
            </li>
          )
        })}
      </ol>
    </fieldset>
  )
}
