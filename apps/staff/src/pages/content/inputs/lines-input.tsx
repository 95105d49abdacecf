import { useState } from 'react'
import type { InputProps } from '../../../editor/field.ts'
import control from '../../../editor/form/control.module.css'

/** Several short texts, one a line. */
export function LinesInput({ id, value, describedBy, isInvalid, onValue, onLeave }: InputProps) {
  const lines = value as readonly string[]
  const [typed, setTyped] = useState<string>()
  return (
    <textarea
      id={id}
      rows={3}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      className={control.control}
      value={typed ?? lines.join('\n')}
      onChange={(event) => {
        setTyped(event.target.value)
        onValue(linesOf(event.target.value))
      }}
      onBlur={() => {
        setTyped(undefined)
        onLeave()
      }}
    />
  )
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
