import { classNames } from '@sumai/ui/class-names'
import { HeartIcon } from '@sumai/ui/icon'
import { SmallUnits } from '../small-units.tsx'
import bands from './commute-bands.module.css'
import { bandOf } from './commute-bands.ts'
import styles from './pin-button.module.css'
import { type Of, pinPrice } from './price-text.ts'

type Props = {
  of: Of
  priceMin: number
  priceMax: number
  count: number
  /** To the places that the search names. */
  minutes: number | null
  isSelected: boolean
  isLit: boolean
  isSeen: boolean
  isSaved: boolean
  onPress: () => void
  onPoint: (isOver: boolean) => void
}

/** The price of a home, or the least of a building, where it lies. */
export function PinButton(props: Props) {
  const { of, priceMin, priceMax, count, minutes, isSelected, isLit, isSeen, isSaved } = props
  const price = pinPrice(priceMin, of)
  const words = [
    `${price}円${priceMax > priceMin ? 'から' : ''}`,
    count > 1 && `${count}件`,
    minutes !== null && `通勤${minutes}分`,
    isSaved && 'お気に入り',
    isSeen && '見た物件',
  ]
  return (
    <button
      type="button"
      aria-label={words.filter(Boolean).join('、')}
      aria-pressed={isSelected}
      onClick={props.onPress}
      onPointerEnter={() => props.onPoint(true)}
      onPointerLeave={() => props.onPoint(false)}
      onFocus={() => props.onPoint(true)}
      onBlur={() => props.onPoint(false)}
      className={classNames(
        styles.pin,
        isSeen && styles.seen,
        isLit && styles.lit,
        isSelected && styles.selected,
      )}
    >
      {isSaved && <HeartIcon size="s" className={styles.heart} />}
      <SmallUnits text={price} />
      {count > 1 && minutes === null && <span data-text={`${count}件`} className={styles.beside} />}
      {minutes !== null && (
        <span
          data-text={`${minutes}分`}
          data-band={bandOf(minutes)}
          className={classNames(styles.beside, bands.band)}
        />
      )}
    </button>
  )
}
