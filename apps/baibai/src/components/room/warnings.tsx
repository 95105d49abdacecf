import { AlertIcon } from '@sumai/ui/icon'
import type { Room } from './room-data.ts'
import { warningsOf } from './warning-texts.ts'
import css from './warnings.module.css'

type Props = { room: Room }

/** Warnings that a buyer must not overlook: red, bold and beside the price. */
export function Warnings({ room }: Props) {
  const warnings = warningsOf(room)
  if (warnings.length === 0) return null
  return (
    <ul aria-label="重要な注意" className={css.warnings}>
      {warnings.map((text) => (
        <li key={text} className={css.warning}>
          <AlertIcon />
          {text}
        </li>
      ))}
    </ul>
  )
}
