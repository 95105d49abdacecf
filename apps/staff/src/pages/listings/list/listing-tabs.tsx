import type { Camelized } from '@sumai/api-client'
import type { StaffListingCounts } from '@sumai/api-client/contract/staff-listing'
import { TabLinks } from '../../../components/tab-links.tsx'
import { toListings } from '../../../paths.ts'
import type { Site } from '../site.ts'
import { TABS } from '../tabs.ts'
import { type View, writeView } from '../view.ts'

type Props = { site: Site; view: View; counts: Camelized<StaffListingCounts> | undefined }

export function ListingTabs({ site, view, counts }: Props) {
  return (
    <TabLinks
      label="物件の状態"
      tabs={TABS.map(({ id, label, count }) => ({
        to: toListings(site, writeView({ ...view, tab: id })),
        label,
        count: counts && count(counts),
        isCurrent: id === view.tab,
      }))}
    />
  )
}
