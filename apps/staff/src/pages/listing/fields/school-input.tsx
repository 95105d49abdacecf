import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { api } from '../../../api/api.ts'
import type { InputProps } from '../../../editor/field.ts'
import { SelectInput } from '../../content/inputs/select-input.tsx'

const schoolsQuery = (type: number) =>
  queryOptions({
    queryKey: ['schools', type],
    queryFn: ({ signal }) => api.master.schools({ shisetsuType: type }, { signal }),
    select: ({ schools }) =>
      schools.map(({ shisetsuNo, shisetsuNm }) => ({ value: shisetsuNo, label: shisetsuNm })),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The school in whose district a home lies, by its type. */
export function schoolInput(type: number): ComponentType<InputProps> {
  return function SchoolInput(props) {
    const { data: schools = [] } = useQuery(schoolsQuery(type))
    return <SelectInput {...props} choices={schools} isEmpty />
  }
}
