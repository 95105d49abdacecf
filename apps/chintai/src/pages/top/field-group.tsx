import type { ReactNode } from 'react'
import css from './field-group.module.css'

type Props = { legend: string; wide?: boolean; children: ReactNode }

export function FieldGroup({ legend, wide, children }: Props) {
  return (
    <fieldset className={wide ? css.wide : undefined}>
      <legend className={css.legend}>{legend}</legend>
      {children}
    </fieldset>
  )
}
