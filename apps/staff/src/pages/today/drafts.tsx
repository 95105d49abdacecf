import { useQuery } from '@tanstack/react-query'
import { toListing, toListings } from '../../paths.ts'
import { publishCheckQuery } from '../listing/listing.queries.ts'
import { Thumbnail } from '../listings/list/thumbnail.tsx'
import { listingName } from '../listings/list/words.ts'
import type { Listing } from '../listings/listings.queries.ts'
import type { Site } from '../listings/site.ts'
import { Panel } from './panel.tsx'
import { homesOfTab } from './today.queries.ts'
import { WorkRow } from './work-row.tsx'

/** Homes that are not public yet, with how much they lack. */
export function Drafts() {
  const { data } = useQuery(homesOfTab('draft'))
  return (
    <Panel
      title="下書き"
      count={data?.total}
      to={toListings('chintai', { tab: 'draft' })}
      empty="下書きはありません"
    >
      {data?.homes.map(({ site, listing }) => (
        <WorkRow
          key={listing.bukkenNo}
          to={toListing(site, listing.bukkenNo)}
          title={listingName(listing)}
          note={<Lacks site={site} listing={listing} />}
          lead={<Thumbnail listing={listing} />}
        />
      ))}
    </Panel>
  )
}

function Lacks({ site, listing }: { site: Site; listing: Listing }) {
  const { data } = useQuery(publishCheckQuery(site, listing, {}))
  if (!data) return null
  const count = Object.keys(data).length
  return count === 0 ? '公開できます' : `あと${count}項目で公開できます`
}
