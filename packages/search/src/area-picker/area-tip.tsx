import { formatNumber } from '@sumai/format/number'
import { NOTHING, type PickerWords, type Stat } from '../picker/source.ts'
import { FRAME } from './area-rows.ts'
import type { AreaShape } from './area-shapes.ts'
import styles from './area-tip.module.css'

type Props = {
  /** Its middle in px of the frame, and what it is called. */
  shape: Pick<AreaShape, 'x' | 'y' | 'name'>
  stat: Stat | undefined
  words: PickerWords
  /** 2LDKの賃料 */
  priceName: string
}

/** What the place below the pointer has, beside its name. */
export function AreaTip({ shape: { x, y, name }, stat, words, priceName }: Props) {
  const [count, median] = stat ?? NOTHING
  const place = { left: `${(x / FRAME.width) * 100}%`, top: `${(y / FRAME.height) * 100}%` }
  return (
    <p className={styles.tip} style={place} data-left={x > FRAME.width / 2 || undefined}>
      <b>{name}</b>
      <br />
      {formatNumber(count)}件
      {median !== null && (
        <>
          ・{priceName} <b>{words.short(median)}円</b>
        </>
      )}
    </p>
  )
}
