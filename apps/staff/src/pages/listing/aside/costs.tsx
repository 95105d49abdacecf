import { type InitialTerms, initialItems } from '@sumai/domain/costs/chintai-initial'
import { monthlyItems } from '@sumai/domain/costs/chintai-monthly'
import { type CostItem, total } from '@sumai/domain/costs/cost-item'
import { formatYen } from '@sumai/format/money'
import { useDraftValues } from '../../../editor/draft/use-draft-values.ts'
import type { ListingDraft } from '../draft/listing-draft.ts'
import styles from './costs.module.css'

type Props = { draft: ListingDraft }

/** What the room costs, computed while it is typed as the API does it. */
export function Costs({ draft }: Props) {
  const terms = useDraftValues(draft) as InitialTerms
  return (
    <section className={styles.box}>
      <Sum title="毎月の合計" items={monthlyItems(terms)} />
      <Sum title="初期費用の目安" items={initialItems(terms)} />
    </section>
  )
}

function Sum({ title, items }: { title: string; items: readonly CostItem[] }) {
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
      </dl>
    </>
  )
}
