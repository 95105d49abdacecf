import type { ReactNode } from 'react'
import type { Draft } from '../draft/draft.ts'
import { useDraftValues } from '../draft/use-draft-values.ts'
import type { Group } from '../field.ts'
import { keyOf } from '../values.ts'
import styles from './field-group.module.css'
import { FieldLine } from './field-line.tsx'

type Props = {
  group: Group
  draft: Draft
  errors: Record<string, string[]>
  /** What a field is called. */
  labelOf: (name: string) => string
  /** What is more than fields. */
  children?: ReactNode
}

export function FieldGroup({ group, draft, errors, labelOf, children }: Props) {
  const { id, title, fields } = group
  const values = useDraftValues(draft)
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
      <div className={styles.fields}>
        {fields.map((field) => (
          <FieldLine
            key={field.name}
            field={field}
            label={field.label ?? labelOf(field.name)}
            value={values[keyOf(field.name)]}
            errors={errors[field.name]}
            onValue={(value) => draft.edit({ [keyOf(field.name)]: value })}
            onLeave={draft.save}
          />
        ))}
      </div>
    </section>
  )
}
