import type { PhotoType } from '@sumai/api-client/contract/words'
import { CheckIcon } from '@sumai/ui/icon'
import { VisuallyHidden } from '@sumai/ui/visually-hidden'
import { useEffect, useRef } from 'react'
import styles from './shot-chips.module.css'
import { SHOTS } from './shots.ts'

type Props = {
  current: PhotoType
  taken: ReadonlySet<PhotoType>
  onChoose: (type: PhotoType) => void
}

/** Which room is taken; those that are there come behind the others. */
export function ShotChips({ current, taken, onChoose }: Props) {
  const row = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    const chosen = row.current?.querySelector(`[value="${current}"]`)
    chosen?.closest('label')?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [current])
  return (
    <fieldset ref={row} aria-label="撮る場所" className={styles.chips}>
      {SHOTS.map(({ type, label }) => (
        <label key={type} className={styles.chip} data-taken={taken.has(type) || undefined}>
          <input
            type="radio"
            name="shot"
            value={type}
            checked={type === current}
            onChange={() => onChoose(type)}
          />
          {taken.has(type) && <CheckIcon size="s" />}
          {label}
          {taken.has(type) && <VisuallyHidden>（撮影ずみ）</VisuallyHidden>}
        </label>
      ))}
    </fieldset>
  )
}
