import { formatNumber } from '@sumai/format/number'
import { useNavigate } from '@sumai/platform'
import { Button } from '@sumai/ui/button'
import { Select } from '@sumai/ui/controls'
import { ListIcon, PhotoIcon, SortIcon } from '@sumai/ui/icon'
import { SegmentedLinks } from '@sumai/ui/segmented'
import { VisuallyHidden } from '@sumai/ui/visually-hidden'
import { type ComponentProps, useRef } from 'react'
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

const SHOWN_AS = 'results-shown-as'

/**
 * Order, page size and view of the results: a GET form that submits itself with JavaScript. Below
 * 1024 px it is two cells of a row, the second of which opens view and page size.
 */
export function SortBar(props: Props) {
  const { page, order, limit, views, fields, action, address, hrefOf } = props
  const navigate = useNavigate()
  const draft = useDraft(address)
  const shownAs = useRef<HTMLDivElement>(null)
  const close = () => shownAs.current?.hidePopover?.()

  function change(form: HTMLFormElement | null) {
    if (!form) return
    const params = readForm(form, [])
    draft.keep(params)
    close()
    navigate(hrefOf(params), { preventScrollReset: true })
  }

  const shown = views.find(({ current }) => current)?.label
  const own = [order.name, limit.name, 'page']
  const select = (of: Props['order']) => (
    <Select
      small
      name={of.name}
      aria-label={of.label}
      choices={[...of.steps]}
      value={draft.valueOf(of)}
      onChange={(event) => change(event.currentTarget.form)}
    />
  )
  return (
    <form method="get" action={action} className={styles.bar}>
      <HiddenFields fields={fields.filter(([name]) => !own.includes(name))} />
      <p className={styles.range}>{rangeText(page)}</p>
      <span className={styles.order}>
        <SortIcon />
        {select(order)}
      </span>
      <button type="button" popoverTarget={SHOWN_AS} className={styles.open}>
        {shown === '写真' ? <PhotoIcon /> : <ListIcon />}
        <span>
          <VisuallyHidden>表示：</VisuallyHidden>
          {shown}
        </span>
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it closes by the links in it. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link clicks it. */}
      <div
        ref={shownAs}
        id={SHOWN_AS}
        popover="auto"
        className={styles.shown}
        onClick={({ target }) => (target as Element).closest('a') && close()}
      >
        <SegmentedLinks label="表示方法" links={views} preventScrollReset />
        {select(limit)}
      </div>
      <noscript>
        <Button type="submit" variant="outline">
          変更
        </Button>
      </noscript>
    </form>
  )
}

function rangeText({ page, limit, total, unit = '件' }: Props['page']): string {
  const count = (value: number) => formatNumber(value)
  const first = (page - 1) * limit + 1
  if (first > total) return count(total) + unit
  return `${count(total)}${unit}中 ${count(first)}〜${count(Math.min(page * limit, total))}${unit}`
}
