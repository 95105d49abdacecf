import { Form, useLocation, useNavigate, useNavigation } from '@sumai/platform'
import { Button } from '@sumai/ui/button'
import { classNames } from '@sumai/ui/class-names'
import { Container } from '@sumai/ui/container'
import { LiveCount } from '@sumai/ui/live-count'
import { type FormEvent, useRef } from 'react'
import { type FilterGroup, type FilterOption, fieldsBeside } from '../filter/filter.ts'
import { GroupFields } from '../filter/group-fields.tsx'
import { HiddenFields } from '../filter/hidden-fields.tsx'
import { readForm } from '../filter/read-form.ts'
import { ResetLink } from '../filter/reset-link.tsx'
import { useDraft } from '../filter/use-draft.ts'
import styles from './searching-form.module.css'
import { SpanPick } from './span-pick.tsx'

type Props = {
  /** What is chosen here, one line. */
  lead: string
  groups: readonly FilterGroup[]
  /** Of the address of this page. */
  conditions: Readonly<Record<string, unknown>>
  /** Listings that they give. */
  total: number
  /** The results: where the plain form is sent. */
  action: string
  hrefOf: (fields: URLSearchParams) => string
}

/** Fields that the whole width of a page would pull apart. */
const SHORT: readonly FilterGroup['kind'][] = ['range', 'select', 'text']

const inColumns = (group: FilterGroup): FilterGroup =>
  group.kind === 'checks' ? { ...group, columns: true } : group

/**
 * A page of choices that leads to the results. Every choice goes into the address of the page, whose
 * loader counts anew what each of the others would give; so the way back finds all of them again.
 */
export function SearchingForm(props: Props) {
  const { lead, groups, conditions, total, action, hrefOf } = props
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const isCounting = useNavigation().location?.pathname === pathname
  const draft = useDraft(pathname + search)
  const form = useRef<HTMLFormElement>(null)
  const ranges = groups.filter((group) => group.kind === 'range')

  function choose(params: URLSearchParams) {
    draft.keep(params)
    navigate(`${pathname}?${params}`, { replace: true, preventScrollReset: true })
  }
  function change(form: HTMLFormElement | null) {
    if (form) choose(readForm(form, ranges))
  }
  function add(options: readonly FilterOption[]) {
    if (!form.current) return
    const params = readForm(form.current, ranges)
    for (const { name, value } of options) {
      if (!params.getAll(name).includes(value)) params.append(name, value)
    }
    choose(params)
  }
  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    navigate(hrefOf(readForm(event.currentTarget, ranges)))
  }

  return (
    <Container>
      <p className={styles.lead}>{lead}</p>
      <Form
        ref={form}
        role="search"
        aria-label="検索条件"
        action={action}
        onSubmit={apply}
        className={styles.form}
      >
        <HiddenFields fields={fieldsBeside(conditions, groups)} />
        {groups.map((group) => (
          <div
            key={group.legend}
            className={classNames(styles.box, SHORT.includes(group.kind) && styles.short)}
          >
            <GroupFields group={inColumns(group)} draft={draft} onChange={change} />
            {group.kind === 'checks' && group.inOrder && (
              <SpanPick label={group.legend} options={group.options} onPick={add} />
            )}
          </div>
        ))}
        <div className={styles.foot}>
          <ResetLink to={pathname} />
          <Button type="submit" size="l" updating={isCounting}>
            <LiveCount count={total} label="件を表示する" />
          </Button>
        </div>
      </Form>
    </Container>
  )
}
