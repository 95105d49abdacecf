import { type ReactNode, useId } from 'react'
import css from './quick-field.module.css'

type Props = {
  label: string
  /** The control; `id` is that of the label. */
  children: (id: string) => ReactNode
}

/** A field of a short form that leads to a page with all of its questions. */
export function QuickField({ label, children }: Props) {
  const id = useId()
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      {children(id)}
    </div>
  )
}
