import { Button } from '@sumai/ui/button'
import { useQuery } from '@tanstack/react-query'
import { toListing, toListings } from '../../paths.ts'
import { ACTIONS } from '../listings/bulk/actions.ts'
import { changeAll } from '../listings/bulk/change-all.ts'
import { Expiry } from '../listings/list/expiry.tsx'
import { Thumbnail } from '../listings/list/thumbnail.tsx'
import { listingName } from '../listings/list/words.ts'
import { Panel } from './panel.tsx'
import { homesOfTab } from './today.queries.ts'
import { WorkRow } from './work-row.tsx'

const [CONFIRM] = ACTIONS

/** Homes that must be confirmed this week; one press confirms that a home is still free. */
export function Expiring() {
  const { data } = useQuery(homesOfTab('expiring'))
  return (
    <Panel
      title="今週期限が切れる物件"
      count={data?.total}
      to={toListings('chintai', { tab: 'expiring' })}
      empty="今週中に期限が来る物件はありません"
    >
      {data?.homes.map(({ site, listing }) => (
        <WorkRow
          key={listing.bukkenNo}
          to={toListing(site, listing.bukkenNo)}
          title={listingName(listing)}
          note={<Expiry listing={listing} />}
          lead={<Thumbnail listing={listing} />}
        >
          {CONFIRM && (
            <Button variant="outline" onClick={() => changeAll(site, [listing], CONFIRM)}>
              {CONFIRM.label}
            </Button>
          )}
        </WorkRow>
      ))}
    </Panel>
  )
}
