import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { staffApi } from '../../api/api.ts'
import type { View } from './view.ts'

export const RECORDS = ['records'] as const

export const recordsQuery = ({ number, ...view }: View) =>
  queryOptions({
    queryKey: [...RECORDS, view, number],
    queryFn: ({ signal }) => staffApi.auditLog({ ...view, resourceId: number }, { signal }),
    placeholderData: keepPreviousData,
  })

type Read = Awaited<ReturnType<typeof staffApi.auditLog>>
export type Entry = Read['auditLog'][number]
