import { formatNumber } from '@sumai/format/number'
import { useNavigate } from '@sumai/platform'
import { Button } from '@sumai/ui/button'
import { Select } from '@sumai/ui/controls'
import { SegmentedLinks } from '@sumai/ui/segmented'
import type { ComponentProps } from 'react'
import type { FilterField, FilterSelect } from './filter.ts'
import { HiddenFields } from './hidden-fields.tsx'
import { readForm } from './read-form.ts'
import styles from './sort-bar.module.css'
import { useDraft } from './use-draft.ts'

type Props = {
  /** For 「34件中 1〜20件」; `unit` is usually 件. */
  page: { page: number; limit: number; total: number; unit?: string }
  /** Order, and listings per page; the first step is the default and is not in the query. */
  order: Omit<FilterSelect, 'empty'>
  limit: Omit<FilterSelect, 'empty'>
  /** The views of the same results (list, photos, map), as links. */
  views: ComponentProps<typeof SegmentedLinks>['links']
  /** Every condition of the search. */
  fields: readonly FilterField[]
  action: string
  address: string
  hrefOf: (fields: URLSearchParams) => string
}

/** Order, page size and view of the results: a GET form that submits itself with JavaScript. */
export function SortBar(props: Props) {
  const { page, order, limit, views, fields, action, address, hrefOf } = props
  const navigate = useNavigate()
  const draft = useDraft(address)

  function change(form: HTMLFormElement | null) {
    if (!form) return
    const params = readForm(form, [])
    draft.keep(params)
    navigate(hrefOf(params), { preventScrollReset: true })
  }

  const own = [order.name, limit.name, 'page']
  return (
    <form method="get" action={action} className={styles.bar}>
      <HiddenFields fields={fields.filter(([name]) => !own.includes(name))} />
      <p className={styles.range}>{rangeText(page)}</p>
      <SegmentedLinks label="表示方法" links={views} preventScrollReset />
      <span className={styles.selects}>
        {[order, limit].map((select) => (
          <Select
            key={select.name}
            small
            name={select.name}
            aria-label={select.label}
            choices={[...select.steps]}
            value={draft.valueOf(select)}
            onChange={(event) => change(event.currentTarget.form)}
          />
        ))}
        <noscript>
          <Button type="submit" variant="outline">
            変更
          </Button>
        </noscript>
      </span>
    </form>
  )
}

function rangeText({ page, limit, total, unit = '件' }: Props['page']): string {
  const count = (value: number) => formatNumber(value)
  const first = (page - 1) * limit + 1
  if (first > total) return count(total) + unit
  return `${count(total)}${unit}中 ${count(first)}〜${count(Math.min(page * limit, total))}${unit}`
}
