import type { ContentStage } from '@sumai/api-client/contract/staff-article'

/** What of a list is looked at: all of it stands in the address. */
export type View = { stage: ContentStage | undefined; words: string; shop: string | undefined }

export const STAGES: readonly { stage: ContentStage; label: string }[] = [
  { stage: 'draft', label: '下書き' },
  { stage: 'scheduled', label: '公開予約' },
  { stage: 'public', label: '公開中' },
  { stage: 'ended', label: '終了' },
]

export const readView = (query: URLSearchParams): View => ({
  stage: STAGES.find(({ stage }) => stage === query.get('stage'))?.stage,
  words: query.get('q') ?? '',
  shop: query.get('shop') ?? undefined,
})

/** The query of a view, without what is usual. */
export const writeView = ({ stage, words, shop }: View) => ({
  stage,
  q: words || undefined,
  shop,
})
