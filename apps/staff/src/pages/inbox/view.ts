import { foldAscii } from '@sumai/format/typed-text'
import { useSearchParams } from 'react-router'
import { PARTS } from '../../lists/parts.ts'
import { TABS } from './tabs.ts'

/** What of the inbox is looked at: all of it stands in the address. */
export type View = {
  tab: string
  words: string
  /** Number of a shop, for the head office. */
  shop?: string | undefined
  parts?: string | undefined
}

export function readView(query: URLSearchParams): View {
  const tab = TABS.find(({ id }) => id === query.get('tab'))?.id ?? 'new'
  return {
    tab,
    words: query.get('q') ?? '',
    shop: /^\d{3}$/.exec(query.get('shop') ?? '')?.[0],
    parts: query.get(PARTS) ?? undefined,
  }
}

/** The part of the inbox that the address names. */
export const useView = () => readView(useSearchParams()[0])

/** The query of a view; the first tab needs none. */
export const writeView = ({ tab, words, shop, parts }: View) => ({
  tab: tab === 'new' ? undefined : tab,
  q: words || undefined,
  shop,
  [PARTS]: parts,
})

/** What was typed may be an e-mail address, a receipt number or the number of a home. */
export function conditionsOf(words: string) {
  const text = foldAscii(words).trim()
  if (text === '') return {}
  if (/^\d{10}$/.test(text)) return { bukkenNo: text }
  if (text.includes('@')) return { email: text }
  return { receiptNo: text.toUpperCase() }
}
