import { useLocation, useNavigate } from '@sumai/platform'
import { Button } from '@sumai/ui/button'
import { Select } from '@sumai/ui/controls'
import { fieldsOf } from '../filter/filter.ts'
import { HiddenFields } from '../filter/hidden-fields.tsx'
import { readForm } from '../filter/read-form.ts'
import { useDraft } from '../filter/use-draft.ts'
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
  const { pathname, search } = useLocation()
  const draft = useDraft(pathname + search)
  const others = fieldsOf({ ...conditions, order: undefined, page: undefined })

  function change(form: HTMLFormElement | null) {
    if (!form) return
    const fields = readForm(form, [])
    draft.keep(fields)
    navigate(hrefOf(fields), { preventScrollReset: true })
  }

  return (
    <form method="get" action={action} className={styles.order}>
      <HiddenFields fields={others} />
      <Select
        small
        name="order"
        aria-label="並び替え"
        choices={ordersOf(orders, conditions).map(({ code, label }) => ({ value: code, label }))}
        value={draft.valueOf({ name: 'order', value: conditions.order ?? orders[0]?.code ?? '' })}
        onChange={({ currentTarget: { form } }) => change(form)}
      />
      <noscript>
        <Button type="submit" variant="outline">
          変更
        </Button>
      </noscript>
    </form>
  )
}
