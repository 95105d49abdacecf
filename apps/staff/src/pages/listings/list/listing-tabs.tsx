import type { Camelized } from '@sumai/api-client'
import type { StaffListingCounts } from '@sumai/api-client/contract/staff-listing'
import { useQuery } from '@tanstack/react-query'
import { TabLinks } from '../../../components/tab-links.tsx'
import { toListings } from '../../../paths.ts'
import { savedQuery } from '../saved/saved.queries.ts'
import { SavedActions } from '../saved/saved-actions.tsx'
import type { Site } from '../site.ts'
import { TABS } from '../tabs.ts'
import { queryOf, readView, type View, writeView } from '../view.ts'

type Props = { site: Site; view: View; counts: Camelized<StaffListingCounts> | undefined }

/** The parts of the list, and what this person has kept under a name. */
export function ListingTabs({ site, view, counts }: Props) {
  const { data } = useQuery(savedQuery)
  const saved = data?.filters.filter(({ siteType }) => siteType === site) ?? []
  const now = queryOf(view)
  const current = saved.find(({ query }) => query === now)
  const isUsual = TABS.some(({ id }) => queryOf({ ...readView(NOTHING), tab: id }) === now)
  return (
    <TabLinks
      label="物件の状態"
      tabs={[
        ...TABS.map(({ id, label, count }) => ({
          key: id,
          to: toListings(site, writeView({ ...view, tab: id })),
          label,
          count: counts && count(counts),
          isCurrent: !current && id === view.tab,
        })),
        ...saved.map((filter) => ({
          key: filter.filterId,
          to: toListings(site, writeView(readView(new URLSearchParams(filter.query)))),
          label: filter.name,
          isCurrent: filter === current,
        })),
      ]}
    >
      <SavedActions key={now} {...{ site, view, current, isUsual }} />
    </TabLinks>
  )
}

const NOTHING = new URLSearchParams()
