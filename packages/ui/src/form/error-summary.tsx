import { isPlainClick } from '@sumai/platform'
import { type MouseEvent, useEffect, useRef } from 'react'
import { Callout } from '../callout/callout.tsx'
import styles from './error-summary.module.css'
import { fieldId } from './field-context.ts'

type Props = {
  /** The message above the list, with the number of fields. */
  title: string
  /** In the order of the form. */
  errors: readonly { name: string; label: string }[]
}

/** The errors of a form, each a link to its field. Takes the focus when it appears. */
export function ErrorSummary({ title, errors }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const hasErrors = errors.length > 0
  useEffect(() => {
    if (hasErrors) box.current?.focus()
  }, [hasErrors])
  if (errors.length === 0) return null
  return (
    <div ref={box} tabIndex={-1} className={styles.summary}>
      <Callout tone="err" title={title}>
        <ul className={styles.list}>
          {errors.map(({ name, label }) => (
            <li key={name}>
              <a href={`#${fieldId(name)}`} onClick={(event) => goTo(event, name)}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </Callout>
    </div>
  )
}

/** Does not change the address, because the router would then drop the answer of the server. */
function goTo(event: MouseEvent, name: string) {
  const field = document.getElementById(fieldId(name))
  if (!field || !isPlainClick(event)) return
  event.preventDefault()
  field.focus()
}
