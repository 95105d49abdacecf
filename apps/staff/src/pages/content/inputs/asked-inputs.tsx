import { useQuery } from '@tanstack/react-query'
import type { InputProps } from '../../../editor/field.ts'
import { peopleQuery, shopsQuery } from '../list/content.queries.ts'
import { SelectInput } from './select-input.tsx'

/** One of the shops. */
export function ShopInput(props: InputProps) {
  const { data: shops = [] } = useQuery(shopsQuery)
  const choices = shops.map(({ tenpoNo, tenpoName }) => ({ value: tenpoNo, label: tenpoName }))
  return <SelectInput {...props} choices={choices} />
}

/** One of the colleagues. */
export function StaffInput(props: InputProps) {
  const { data: people = [] } = useQuery(peopleQuery)
  const choices = people.map(({ syainNo, name }) => ({ value: syainNo, label: name }))
  return <SelectInput {...props} choices={choices} isEmpty />
}
