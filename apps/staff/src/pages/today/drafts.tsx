import { Panel } from '../../components/panel.tsx'
import { toListing, toListings } from '../../paths.ts'
import type { Today } from './today.queries.ts'
import { WorkRow } from './work-row.tsx'

type Props = { drafts: Today['drafts'] }

/** Homes that are not public yet; what lacks least comes first. */
export function Drafts({ drafts: { total, homes } }: Props) {
  return (
    <Panel
      title="下書き"
      count={total}
      to={toListings('chintai', { tab: 'draft' })}
      empty="下書きはありません"
    >
      {homes.map(({ siteType, bukkenNo, name, missing }) => (
        <WorkRow
          key={bukkenNo}
          to={toListing(siteType, bukkenNo)}
          title={name}
          note={missing === 0 ? '公開できます' : `あと${missing}項目で公開できます`}
        />
      ))}
    </Panel>
  )
}
