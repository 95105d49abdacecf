import { useQuery } from '@tanstack/react-query'
import type { InputProps } from '../../../editor/field.ts'
import { shopsQuery } from '../list/content.queries.ts'
import { SelectInput } from './select-input.tsx'

export function ShopInput(props: InputProps) {
  const { data: shops = [] } = useQuery(shopsQuery)
  const choices = shops.map(({ tenpoNo, tenpoName }) => ({ value: tenpoNo, label: tenpoName }))
  return <SelectInput {...props} choices={choices} />
}
