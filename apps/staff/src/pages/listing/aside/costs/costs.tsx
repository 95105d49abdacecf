import type { InitialTerms } from '@sumai/domain/costs/chintai-initial'
import { total } from '@sumai/domain/costs/cost-item'
import { isoDay } from '@sumai/format/dates'
import { formatYen } from '@sumai/format/money'
import { useNow } from '@sumai/ui/use-now'
import { useDraftValues } from '../../../../editor/draft/use-draft-values.ts'
import type { Site } from '../../../listings/site.ts'
import type { ListingDraft } from '../../draft/listing-draft.ts'
import styles from './costs.module.css'
import { rentalSums } from './rental-sums.ts'
import { type SaleTerms, saleSums } from './sale-sums.ts'
import type { Sum } from './sum.ts'

type Props = { site: Site; draft: ListingDraft }

/** What the home costs, computed while it is typed as the API does it. */
export function Costs({ site, draft }: Props) {
  const values = useDraftValues(draft)
  const day = isoDay(useNow(new Date().toISOString()))
  const sums =
    site === 'chintai'
      ? rentalSums(values as InitialTerms)
      : saleSums(values as unknown as SaleTerms, day)
  const shown = sums.filter(({ items, unknown }) => items.length + unknown.length > 0)
  if (shown.length === 0) return null
  return (
    <section aria-label="費用" className={styles.box}>
      {shown.map((sum) => (
        <Lines key={sum.title} {...sum} />
      ))}
    </section>
  )
}

function Lines({ title, items, unknown }: Sum) {
  return (
    <>
      <h2 className={styles.head}>
        {title}
        <b>{formatYen(total(items))}</b>
      </h2>
      <dl className={styles.items}>
        {items.map(({ label, kingaku }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatYen(kingaku)}</dd>
          </div>
        ))}
        {unknown.map((label) => (
          <div key={label} data-unknown>
            <dt>{label}</dt>
            <dd>未入力</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
