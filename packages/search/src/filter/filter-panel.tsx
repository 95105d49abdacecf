import { Form, useExtraFetcher, useNavigate } from '@sumai/platform'
import { Button } from '@sumai/ui/button'
import { classNames } from '@sumai/ui/class-names'
import { Grip, useDragDown } from '@sumai/ui/drag-down'
import { CrossIcon, SlidersIcon } from '@sumai/ui/icon'
import { LiveCount } from '@sumai/ui/live-count'
import { useModalPopover } from '@sumai/ui/use-modal-popover'
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { FilterField, FilterGroup } from './filter.ts'
import { PANEL_ID } from './filter-button.tsx'
import styles from './filter-panel.module.css'
import { GroupFields } from './group-fields.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { readForm } from './read-form.ts'
import { ResetLink } from './reset-link.tsx'
import { useDraft } from './use-draft.ts'

type Props = {
  groups: readonly FilterGroup[]
  /** Conditions without a field of their own, from `fieldsBeside`. */
  fields: readonly FilterField[]
  /** Path to which the plain form is sent. */
  action: string
  /** Path and query of the current search. */
  address: string
  /** Number of listings of the current search. */
  total: number
  /** What they are counted in: 件 unless told. */
  unit?: string | undefined
  /** The same search without conditions. */
  resetTo: string
  /** The address of the search that the fields of the form describe. */
  hrefOf: (fields: URLSearchParams) => string
  /** Never a side bar, however wide the screen. */
  floats?: boolean | undefined
}

/**
 * The conditions of a search: a side bar from 1024 px, a bottom sheet below, one plain GET form in
 * both (the sheet is a popover, which opens without JavaScript). With JavaScript the side bar
 * searches with each change; the sheet counts, and searches when its button is pressed. `hrefOf`
 * must lead to a route whose loader returns `{ total }`. Where nothing was found, the side bar has only
 * what is set, until somebody opens the others.
 */
export function FilterPanel(props: Props) {
  const { groups, fields, action, address, total, unit = '件', resetTo, hrefOf, floats } = props
  const ranges = groups.filter((group) => group.kind === 'range')
  const panel = useRef<HTMLDivElement>(null)
  const isSheet = useRef(false)
  const [isUnfolded, unfold] = useState(false)
  const isFolded = total === 0 && !isUnfolded
  const headingId = useId()
  const navigate = useNavigate()
  const counter = useExtraFetcher<{ total: number; isMissed?: true }>()
  const sheet = useModalPopover(panel, headingId, (isOpen) => {
    // In a ref, because a press may follow before the next rendering.
    isSheet.current = isOpen
    if (!isOpen) draft.discard()
  })
  const draft = useDraft(address, sheet.isOpen)
  const counted = counter.data?.isMissed ? undefined : counter.data
  const count = draft.isDirty && counted ? counted.total : total

  const drag = useDragDown(panel, sheet.close, () => isSheet.current)

  function change(form: HTMLFormElement | null) {
    if (!form) return
    const params = readForm(form, ranges)
    draft.keep(params)
    if (isSheet.current) counter.load(hrefOf(params))
    else navigate(hrefOf(params), { preventScrollReset: true })
  }

  const recount = useEffectEvent(() => change(panel.current?.querySelector('form') ?? null))
  useEffect(() => {
    if (draft.isOld) recount()
  }, [draft.isOld])

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    navigate(hrefOf(readForm(event.currentTarget, ranges)), { replace: sheet.keepEntry() })
    sheet.close()
  }

  return (
    <div
      ref={panel}
      id={PANEL_ID}
      {...sheet.props}
      data-folded={isFolded || undefined}
      className={classNames(styles.panel, floats ? styles.floats : styles.side)}
    >
      <Form
        role="search"
        aria-label="検索条件"
        action={action}
        onSubmit={apply}
        className={styles.form}
      >
        <HiddenFields fields={fields} />
        <div {...drag} className={styles.head}>
          <Grip />
          <h2 id={headingId} className={styles.heading}>
            <SlidersIcon />
            検索条件
          </h2>
          <ResetLink to={resetTo} replace={sheet.isOpen || undefined} />
          <button
            type="button"
            popoverTarget={PANEL_ID}
            popoverTargetAction="hide"
            aria-label="閉じる"
            className={styles.close}
          >
            <CrossIcon size="l" />
          </button>
        </div>
        <div className={styles.body}>
          {groups.map((group) => (
            <GroupFields key={group.legend} group={group} draft={draft} onChange={change} />
          ))}
        </div>
        <div className={styles.foot}>
          <Button type="submit" block updating={counter.state !== 'idle'}>
            <LiveCount count={count} label={`${unit}を表示`} />
          </Button>
          {isFolded && (
            <span className={styles.unfold}>
              <Button variant="outline" block onClick={() => unfold(true)}>
                ほかの条件を開く
              </Button>
            </span>
          )}
        </div>
      </Form>
    </div>
  )
}
