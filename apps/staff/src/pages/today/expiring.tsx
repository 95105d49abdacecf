import { Button } from '@sumai/ui/button'
import { Panel } from '../../components/panel.tsx'
import { toListing, toListings } from '../../paths.ts'
import { sayLeft } from '../listings/list/words.ts'
import { confirmVacant } from './confirm-vacant.ts'
import type { Today } from './today.queries.ts'
import { WorkRow } from './work-row.tsx'

type Props = { expiring: Today['expiring'] }

/** Homes that must be confirmed this week; one press says that a home is still free. */
export function Expiring({ expiring: { total, homes } }: Props) {
  return (
    <Panel
      title="今週期限が切れる物件"
      count={total}
      to={toListings('chintai', { tab: 'expiring' })}
      empty="今週中に期限が来る物件はありません"
    >
      {homes.map((home) => (
        <WorkRow
          key={home.bukkenNo}
          to={toListing(home.siteType, home.bukkenNo)}
          title={home.name}
          note={`${sayLeft(home.daysLeft)}・7日で${home.views}回表示`}
        >
          <Button variant="outline" onClick={() => confirmVacant(home)}>
            空きを確認した
          </Button>
        </WorkRow>
      ))}
    </Panel>
  )
}
