import { useQuery } from '@tanstack/react-query'
import { TabLinks } from '../../../components/tab-links.tsx'
import { toInbox } from '../../../paths.ts'
import { waitingIn } from '../inbox.queries.ts'
import { TABS } from '../tabs.ts'
import { useView, writeView } from '../view.ts'

export function InboxTabs() {
  const { tab, words, shop } = useView()
  const { data } = useQuery(waitingIn(shop))
  const waiting = data && `${data.count}${data.hasMore ? '+' : ''}`
  return (
    <TabLinks
      label="対応の状況"
      tabs={TABS.map(({ id, label }) => ({
        to: toInbox(writeView({ tab: id, words: '', shop })),
        label,
        count: id === 'new' ? waiting : undefined,
        // What is searched for is found in all of them.
        isCurrent: words === '' && id === tab,
      }))}
    />
  )
}
