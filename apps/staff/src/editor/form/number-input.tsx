import { formatNumber } from '@sumai/format/number'
import { readNumber } from '@sumai/format/typed-text'
import { useState } from 'react'
import styles from './control.module.css'

type Props = {
  id: string
  /** Accessible name, where no label says it. */
  label?: string
  unit: string
  value: unknown
  onValue: (value: number | null) => void
  onBlur: () => void
}

/** A number as people type it, full-width and with commas; in thousands when it is left. */
export function NumberInput({ label, unit, value, onValue, onBlur, ...rest }: Props) {
  const [typed, setTyped] = useState<string>()
  const shown = typeof value === 'number' ? formatNumber(value) : ''
  const isUnread = typed !== undefined && typed !== '' && Number.isNaN(readNumber(typed))

  function type(text: string) {
    setTyped(text)
    const number = readNumber(text)
    if (text === '') onValue(null)
    else if (!Number.isNaN(number)) onValue(number)
  }
  return (
    <span className={styles.number}>
      <input
        {...rest}
        aria-label={label}
        inputMode="decimal"
        className={styles.control}
        value={typed ?? shown}
        onChange={(event) => type(event.target.value)}
        onBlur={() => {
          // What is no number stays, so that it can be mended.
          if (!isUnread) setTyped(undefined)
          onBlur()
        }}
        {...(isUnread && { 'aria-invalid': true })}
      />
      {unit && <span className={styles.unit}>{unit}</span>}
    </span>
  )
}
