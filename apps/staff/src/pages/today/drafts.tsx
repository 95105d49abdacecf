import { lazy, Suspense } from 'react'
import { Panel } from '../../components/panel.tsx'
import { toListing, toListings } from '../../paths.ts'
import styles from './draft-field.module.css'
import type { Today } from './today.queries.ts'
import { WorkRow } from './work-row.tsx'

type Props = { drafts: Today['drafts'] }

/** With the fields of all editors, which the first screen does not wait for. */
const DraftField = lazy(async () => ({
  default: (await import('./draft-field.tsx')).DraftField,
}))

/** Homes that are not public yet; what lacks least comes first, and is finished here. */
export function Drafts({ drafts: { total, homes } }: Props) {
  return (
    <Panel
      title="下書き"
      count={total}
      to={toListings('chintai', { tab: 'draft' })}
      empty="下書きはありません"
    >
      {homes.map((home) => (
        <WorkRow
          key={home.bukkenNo}
          to={toListing(home.siteType, home.bukkenNo)}
          title={home.name}
          note={sayMissing(home.missing.map(({ label }) => label))}
        >
          {home.missing.length <= 1 && (
            <Suspense
              fallback={
                <div className={styles.place} data-alone={home.missing.length === 0 || undefined} />
              }
            >
              <DraftField home={home} />
            </Suspense>
          )}
        </WorkRow>
      ))}
    </Panel>
  )
}

/** あと2項目：専有面積・所在階 */
const sayMissing = (labels: readonly string[]) =>
  labels.length === 0 ? '公開できます' : `あと${labels.length}項目：${labels.join('・')}`
