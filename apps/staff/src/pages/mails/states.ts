import type { OutboxState } from '@sumai/api-client/contract/outbox'
import type { Mails } from './mails.queries.ts'

type Tab = {
  state: OutboxState | undefined
  label: string
  count: (counts: Mails['counts']) => number
  empty: string
}

/** The parts of the list, what has to be done first. */
export const TABS: readonly Tab[] = [
  {
    state: undefined,
    label: 'すべて',
    count: ({ sent, retrying, dead, planned }) => sent + retrying + dead + planned,
    empty: 'メールはまだ送られていません',
  },
  {
    state: 'dead',
    label: '送れない',
    count: ({ dead }) => dead,
    empty: '送れないメールはありません',
  },
  {
    state: 'retrying',
    label: '再送待ち',
    count: ({ retrying }) => retrying,
    empty: '再送を待つメールはありません',
  },
  {
    state: 'planned',
    label: '送信予定',
    count: ({ planned }) => planned,
    empty: 'これから送るメールはありません',
  },
  {
    state: 'sent',
    label: '送信ずみ',
    count: ({ sent }) => sent,
    empty: '送信ずみのメールはありません',
  },
]

export const tabIn = (query: URLSearchParams): Tab =>
  TABS.find(({ state }) => state === query.get('state')) ?? (TABS[0] as Tab)

export const labelOf = (state: OutboxState) =>
  TABS.find((tab) => tab.state === state)?.label ?? state
