import type { Place } from '@sumai/basemap/mercator'
import { queryOptions } from '@tanstack/react-query'
import { staffApi } from '../../../api/api.ts'

/** The stations near a place, and how far they are on foot. */
export const waysQuery = ({ lat, lng }: Place) =>
  queryOptions({
    queryKey: ['ways', lat, lng],
    queryFn: ({ signal }) => staffApi.ways({ lat, lng }, { signal }),
    select: ({ ways }) => ways,
    staleTime: Number.POSITIVE_INFINITY,
    throwOnError: false,
  })
