import { isApiError } from '@sumai/api-client'
import { Button } from '@sumai/ui/button'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { useDraft } from '../../drafts/use-draft.ts'
import type { Field } from '../../editor/field.ts'
import { FieldLine } from '../../editor/form/field-line.tsx'
import { keyOf, type Values } from '../../editor/values.ts'
import { toEditor } from '../../paths.ts'
import { claimPictures } from '../../pictures/claim.ts'
import type { Owner } from '../../pictures/waiting-picture.ts'
import { queryClient } from '../../query-client.ts'
import { type Keyed, once } from '../../retry/once.ts'
import { refusalOf } from '../../undo/optimistic.ts'
import { tell } from '../../undo/undo.ts'
import type { Kind } from '../listing/edited-room.ts'
import { labelOf } from '../listing/fields/field-labels.ts'
import { LISTINGS } from '../listings/listings.queries.ts'
import styles from './new-listing.module.css'

type Props = {
  /** Under which name what was typed is kept on this device. */
  draft: string
  /** Whose labels the fields have. */
  kind: Kind
  fields: readonly Field[]
  /** What is filled in already. */
  first: Values
  submit: string
  create: (values: Values, key: Keyed) => Promise<Owner>
  /** After it: by default the editor. */
  onCreated?: (owner: Owner) => void
  children?: ReactNode
}

const NOTHING: Values = {}

/** A few fields, a draft, and its editor. What the API misses is told at its field. */
export function NewForm(props: Props) {
  const { draft, kind, fields, first, submit, create, onCreated, children } = props
  const [typed, setTyped] = useDraft(draft, NOTHING)
  const values = { ...first, ...typed }
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const [isBusy, setIsBusy] = useState(false)
  const navigate = useNavigate()

  async function send() {
    setIsBusy(true)
    try {
      const owner = await once(draft, (key) => create(values, key))
      setTyped(NOTHING)
      queryClient.invalidateQueries({ queryKey: LISTINGS })
      if (onCreated) return onCreated(owner)
      await claimPictures(owner)
      await navigate(toEditor(owner))
    } catch (error) {
      const found = isApiError(error) ? (error.errors ?? {}) : {}
      setErrors(found)
      const [text] = Object.values(found).flat()
      tell({ text: text ?? refusalOf(error), isRefusal: true })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <form
      noValidate
      className={styles.new}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <div className={styles.fields}>
        {fields.map((field) => (
          <FieldLine
            key={field.name}
            field={field}
            label={labelOf(kind, field.name)}
            value={values[keyOf(field.name)]}
            errors={errors[field.name]}
            onValue={(value) => setTyped({ ...typed, [keyOf(field.name)]: value })}
            onLeave={() => {}}
          />
        ))}
      </div>
      {children}
      <div>
        <Button type="submit" busy={isBusy}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
