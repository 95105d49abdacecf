import { formatNumber } from '@sumai/format/number'
import { classNames } from '@sumai/ui/class-names'
import { NOTHING, type PickerWords, type Stat } from '../picker/source.ts'
import colours from './line-colours.module.css'
import styles from './line-diagram.module.css'
import { type Line, transfersAt } from './lines.ts'

type Props = {
  line: Line
  places: Readonly<Record<string, Stat>>
  isOn: (code: string) => boolean
  onTick: (code: string, codes: readonly string[], isOn: boolean) => void
  words: PickerWords
}

/** More stations stand in two columns where there is room. */
const ONE_COLUMN = 8

/** A line with its stations in order; the part that is chosen has its colour. */
export function LineDiagram({ line, places, isOn, onTick, words }: Props) {
  const look = [styles.line, colours[`line${line.code}`]]
  if (line.stations.length > ONE_COLUMN) look.push(styles.long)
  return (
    <fieldset aria-label={line.name}>
      <ol className={classNames(...look)}>
        {line.stations.map((station) => {
          const { code, name, codes } = station
          const [count, median] = places[code] ?? NOTHING
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
                </span>
                <span className={styles.count}>
                  {' '}
                  {formatNumber(count)}
                  <small>件</small>
                </span>
                <span className={styles.price}>
                  {' '}
                  {median === null ? <small>—</small> : words.man(median)}
                  {median !== null && <small>万円</small>}
                </span>
              </label>
            </li>
          )
        })}
      </ol>
    </fieldset>
  )
}
