import type { ListingDraft } from '../draft/listing-draft.ts'
import { useDraftValues } from '../draft/use-draft-values.ts'
import { keyOf } from '../edited-room.ts'
import { type Group, labelOf } from '../fields/field.ts'
import { PARTS } from '../parts/parts.ts'
import styles from './field-group.module.css'
import { FieldLine } from './field-line.tsx'

type Props = { group: Group; draft: ListingDraft; errors: Record<string, string[]> }

export function FieldGroup({ group: { id, title, part, fields }, draft, errors }: Props) {
  const values = useDraftValues(draft)
  const Part = part && PARTS[part]
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {Part && <Part draft={draft} errors={errors} />}
      <div className={styles.fields}>
        {fields.map((field) => (
          <FieldLine
            key={field.name}
            field={field}
            label={field.label ?? labelOf(draft.kind, field.name)}
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
