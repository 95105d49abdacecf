import { Form, useNavigate } from '@sumai/platform'
import { Button } from '@sumai/ui/button'
import { classNames } from '@sumai/ui/class-names'
import { ChevronDownIcon } from '@sumai/ui/icon'
import { LiveCount } from '@sumai/ui/live-count'
import { type FormEvent, useId, useRef } from 'react'
import { type FilterGroup, fieldsBeside } from '../filter/filter.ts'
import { GroupFields } from '../filter/group-fields.tsx'
import { HiddenFields } from '../filter/hidden-fields.tsx'
import { readForm } from '../filter/read-form.ts'
import { useDraft } from '../filter/use-draft.ts'
import styles from './value-chip.module.css'

type Props = {
  group: FilterGroup
  /** What the group asks for; '' for nothing. */
  value: string
  conditions: object
  total: number
  /** Path and query of the current search. */
  address: string
  action: string
  hrefOf: (fields: URLSearchParams) => string
}

/** One condition with its value, above the map: a press opens its choices, which search at once. */
export function ValueChip({ group, value, conditions, total, address, action, hrefOf }: Props) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const draft = useDraft(address)
  const navigate = useNavigate()

  function change(form: HTMLFormElement | null) {
    if (!form) return
    const fields = readForm(form, group.kind === 'range' ? [group] : [])
    draft.keep(fields)
    navigate(hrefOf(fields), { preventScrollReset: true })
  }

  function close(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    panel.current?.hidePopover()
  }

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={classNames(styles.chip, value !== '' && styles.on)}
      >
        {group.legend}
        {value && <b>{value}</b>}
        <ChevronDownIcon size="s" />
      </button>
      <div ref={panel} id={id} popover="auto" className={styles.panel}>
        <Form aria-label={group.legend} action={action} onSubmit={close}>
          <HiddenFields fields={fieldsBeside({ ...conditions }, [group])} />
          <div className={styles.fields}>
            <GroupFields group={group} draft={draft} onChange={change} />
          </div>
          <div className={styles.foot}>
            <Button type="submit" block>
              <LiveCount count={total} label="件を表示" />
            </Button>
          </div>
        </Form>
      </div>
    </>
  )
}
