import { toHalfWidth } from '@sumai/format/typed-text'
import { Input } from '@sumai/ui/controls'
import { useRef, useState } from 'react'
import styles from './code-input.module.css'

/** Six digits in one field, so that a code that is pasted or offered by the phone fits; sends itself. */
export function CodeInput() {
  const [code, setCode] = useState('')
  const box = useRef<HTMLSpanElement>(null)

  function take(typed: string) {
    const digits = toHalfWidth(typed).replace(/\D/g, '').slice(0, 6)
    setCode(digits)
    if (digits.length === 6) {
      // After the field holds it.
      requestAnimationFrame(() => box.current?.closest('form')?.requestSubmit())
    }
  }

  return (
    <span ref={box} className={styles.code}>
      <Input
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        required
        value={code}
        onChange={(event) => take(event.target.value)}
      />
    </span>
  )
}
