import cities from '@sumai/domain/master/cities.json'
import type { InputProps } from '../../listing/fields/field.ts'
import control from '../../listing/form/control.module.css'
import { checksInput } from './checks-input.tsx'

/** The municipalities of the agency. */
export function CityInput({ id, value, describedBy, isInvalid, onValue, onLeave }: InputProps) {
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
      {cities.map(({ city_code, city_name }) => (
        <option key={city_code} value={city_code}>
          {city_name}
        </option>
      ))}
    </select>
  )
}

export const CitiesInput = checksInput(
  cities.map(({ city_code, city_name }) => ({ value: city_code, label: city_name })),
)
