import { classNames } from '@sumai/ui/class-names'
import { setTextSize, type TextSize, useTextSize } from '../frame/text-size.ts'
import styles from './text-size-control.module.css'

const SIZES: { size: TextSize; label: string }[] = [
  { size: '', label: '標準' },
  { size: 'large', label: '大' },
  { size: 'largest', label: '特大' },
]

/** Letters of three sizes in the header, words in the menu. Not there without scripts. */
export function TextSizeControl({ look }: { look: 'letters' | 'words' }) {
  const chosen = useTextSize()
  return (
    <fieldset className={classNames(styles.control, styles[look])}>
      <legend className={styles.legend}>文字サイズ</legend>
      <div className={styles.sizes}>
        {SIZES.map(({ size, label }) => (
          <button
            key={label}
            type="button"
            aria-pressed={size === chosen}
            aria-label={label}
            onClick={() => setTextSize(size)}
            className={styles.size}
          >
            {look === 'letters' ? 'あ' : label}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
