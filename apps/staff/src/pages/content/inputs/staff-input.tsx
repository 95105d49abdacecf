import { useQuery } from '@tanstack/react-query'
import type { InputProps } from '../../listing/fields/field.ts'
import control from '../../listing/form/control.module.css'
import { peopleQuery } from '../list/content.queries.ts'

/** One of the colleagues. */
export function StaffInput({ id, value, describedBy, isInvalid, onValue, onLeave }: InputProps) {
  const { data: people = [] } = useQuery(peopleQuery)
  return (
    <select
      id={id}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      className={control.control}
      value={String(value ?? '')}
      onChange={(event) => onValue(event.target.value || null)}
      onBlur={onLeave}
    >
      <option value="">–</option>
      {people.map(({ syainNo, name }) => (
        <option key={syainNo} value={syainNo}>
          {name}
        </option>
      ))}
    </select>
  )
}
