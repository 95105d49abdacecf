import { useEffect, useRef } from 'react'
import { Callout } from '../callout/callout.tsx'
import styles from './error-summary.module.css'
import { fieldId } from './field-context.ts'

type Props = {
  /** In the order of the form. */
  errors: readonly { name: string; label: string }[]
}

/** What is wrong with the form, each a link to its field. Takes the focus when it appears. */
export function ErrorSummary({ errors }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (errors.length > 0) box.current?.focus()
  }, [errors])
  if (errors.length === 0) return null
  return (
    <div ref={box} tabIndex={-1} className={styles.summary}>
      <Callout tone="err" title={`入力内容をご確認ください（${errors.length}か所）`}>
        <ul className={styles.list}>
          {errors.map(({ name, label }) => (
            <li key={name}>
              <a href={`#${fieldId(name)}`}>{label}</a>
            </li>
          ))}
        </ul>
      </Callout>
    </div>
  )
}
