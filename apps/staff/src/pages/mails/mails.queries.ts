import type { OutboxState } from '@sumai/api-client/contract/outbox'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { staffApi } from '../../api/api.ts'

export const MAILS = ['mails'] as const

/** ms between two looks: what waits is sent by itself. */
const LOOK = 15_000

export const mailsQuery = (state: OutboxState | undefined, page: number) =>
  queryOptions({
    queryKey: [...MAILS, 'list', state ?? 'all', page],
    queryFn: ({ signal }) => staffApi.outbox.list({ state, page }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK,
  })

export const subscribersQuery = queryOptions({
  queryKey: [...MAILS, 'subscribers'],
  queryFn: ({ signal }) => staffApi.subscribers({ signal }),
  select: ({ subscribers }) => subscribers,
})

export type Mails = Awaited<ReturnType<typeof staffApi.outbox.list>>
export type Mail = Mails['mails'][number]
