import type { BoshuStatus } from '@sumai/api-client/contract/words'

/** What is written of a home; nothing but the version confirms it for another two weeks. */
export type Fields = { boshuStatus?: BoshuStatus; jikaiKoshinDate?: string }

export type Action = {
  label: string
  fields: Fields
  /** What was done with so many. */
  done: (count: number) => string
}

export const ACTIONS: readonly Action[] = [
  {
    label: '空きを確認した',
    fields: {},
    done: (count) => `${count}件の空きを確認しました`,
  },
  {
    label: '公開する',
    fields: { boshuStatus: 'public' },
    done: (count) => `${count}件を公開しました`,
  },
  {
    label: '非公開にする',
    fields: { boshuStatus: 'hidden' },
    done: (count) => `${count}件を非公開にしました`,
  },
  {
    label: '募集を終える',
    fields: { boshuStatus: 'closed' },
    done: (count) => `${count}件の募集を終えました`,
  },
]
