import { useQuery } from '@tanstack/react-query'
import type { InputProps } from '../../listing/fields/field.ts'
import control from '../../listing/form/control.module.css'
import { shopsQuery } from '../list/content.queries.ts'

export function ShopInput({ id, value, describedBy, isInvalid, onValue, onLeave }: InputProps) {
  const { data: shops = [] } = useQuery(shopsQuery)
  return (
    <select
      id={id}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      className={control.control}
      value={String(value ?? '')}
      onChange={(event) => onValue(event.target.value)}
      onBlur={onLeave}
    >
      {shops.map(({ tenpoNo, tenpoName }) => (
        <option key={tenpoNo} value={tenpoNo}>
          {tenpoName}
        </option>
      ))}
    </select>
  )
}
