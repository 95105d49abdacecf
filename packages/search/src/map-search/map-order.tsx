import { useNavigate } from '@sumai/platform'
import { Button } from '@sumai/ui/button'
import { Select } from '@sumai/ui/controls'
import { fieldsOf } from '../filter/filter.ts'
import { HiddenFields } from '../filter/hidden-fields.tsx'
import { readForm } from '../filter/read-form.ts'
import { ordersOf } from '../results/orders.ts'
import styles from './map-search.module.css'

type Props = {
  conditions: { order?: string; commute?: unknown }
  /** The first is the default. */
  orders: readonly { code: string; label: string }[]
  action: string
  hrefOf: (fields: URLSearchParams) => string
}

/** The order of the list, as a form that sends itself. */
export function MapOrder({ conditions, orders, action, hrefOf }: Props) {
  const navigate = useNavigate()
  const others = fieldsOf({ ...conditions, order: undefined, page: undefined })
  return (
    <form method="get" action={action} className={styles.order}>
      <HiddenFields fields={others} />
      <Select
        small
        name="order"
        aria-label="並び替え"
        choices={ordersOf(orders, conditions).map(({ code, label }) => ({ value: code, label }))}
        value={conditions.order ?? orders[0]?.code ?? ''}
        onChange={({ currentTarget: { form } }) =>
          form && navigate(hrefOf(readForm(form, [])), { preventScrollReset: true })
        }
      />
      <noscript>
        <Button type="submit" variant="outline">
          変更
        </Button>
      </noscript>
    </form>
  )
}
