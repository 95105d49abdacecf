import type { ContentType } from '@sumai/api-client/contract/words'
import { useQuery } from '@tanstack/react-query'
import type { InputProps } from '../../../editor/field.ts'
import control from '../../../editor/form/control.module.css'
import { categoriesQuery } from '../list/content.queries.ts'

/** A category: one that articles of the kind have, or a new one. */
export const tagInput =
  (type: ContentType) =>
  ({ id, value, describedBy, isInvalid, onValue, onLeave }: InputProps) => {
    const { data: categories = [] } = useQuery(categoriesQuery(type))
    return (
      <>
        <input
          id={id}
          type="text"
          maxLength={40}
          list={`${id}-known`}
          autoComplete="off"
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          className={control.control}
          value={String(value ?? '')}
          onChange={(event) => onValue(event.target.value || null)}
          onBlur={onLeave}
        />
        <datalist id={`${id}-known`}>
          {categories.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </>
    )
  }
