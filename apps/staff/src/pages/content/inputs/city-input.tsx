import cities from '@sumai/domain/master/cities.json'
import type { InputProps } from '../../../editor/field.ts'
import { checksInput } from './checks-input.tsx'
import { SelectInput } from './select-input.tsx'

/** The municipalities of the agency. */
const CITIES = cities.map(({ city_code, city_name }) => ({ value: city_code, label: city_name }))

export const CityInput = (props: InputProps) => <SelectInput {...props} choices={CITIES} isEmpty />

export const CitiesInput = checksInput(CITIES)
