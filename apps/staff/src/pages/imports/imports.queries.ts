import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { staffApi } from '../../api/api.ts'

export const IMPORTS = ['imports'] as const

/** ms between two looks at an import that is running. */
const LOOK = 700
/** Problems that are shown; the rest is in the file's own report. */
const PROBLEMS = 1000

export const importsQuery = (page: number) =>
  queryOptions({
    queryKey: [...IMPORTS, 'list', page],
    queryFn: ({ signal }) => staffApi.imports.list({ page }, { signal }),
    placeholderData: keepPreviousData,
  })

export const importQuery = (importId: string) =>
  queryOptions({
    queryKey: [...IMPORTS, 'one', importId],
    queryFn: ({ signal }) => staffApi.imports.get(importId, { limit: PROBLEMS }, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.import.state === 'running' ? LOOK : false),
  })

export type Report = Awaited<ReturnType<typeof staffApi.imports.get>>
export type Run = Report['import']
export type Problem = Report['problems'][number]

/** How many homes are on offer, of which a full file may close a fifth. */
export const onOfferQuery = (site: 'chintai' | 'baibai') =>
  queryOptions({
    queryKey: [...IMPORTS, 'on-offer', site],
    queryFn: ({ signal }) => staffApi.listings(site, { limit: 1 }, { signal }),
    select: ({ counts }) => counts.byStatus.public + counts.byStatus.applied,
  })
