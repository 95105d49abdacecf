import { Form, useLocation, useNavigate, useNavigation } from '@sumai/platform'
import { Button } from '@sumai/ui/button'
import { classNames } from '@sumai/ui/class-names'
import { Container } from '@sumai/ui/container'
import { LiveCount } from '@sumai/ui/live-count'
import type { FormEvent } from 'react'
import { type FilterGroup, fieldsBeside } from '../filter/filter.ts'
import { GroupFields } from '../filter/group-fields.tsx'
import { HiddenFields } from '../filter/hidden-fields.tsx'
import { readForm } from '../filter/read-form.ts'
import { ResetLink } from '../filter/reset-link.tsx'
import { useDraft } from '../filter/use-draft.ts'
import styles from './search-builder-form.module.css'

type Props = {
  /** One line above the fields: what to choose here. */
  lead: string
  groups: readonly FilterGroup[]
  /** The conditions in the address of this page. */
  conditions: Readonly<Record<string, unknown>>
  /** Number of listings found with them. */
  total: number
  /** Path of the results, to which the plain form is sent. */
  action: string
  hrefOf: (fields: URLSearchParams) => string
}

/** Groups that look too wide at the full width of the page. */
const SHORT: readonly FilterGroup['kind'][] = ['range', 'select', 'text']

const inColumns = (group: FilterGroup): FilterGroup =>
  group.kind === 'checks' ? { ...group, columns: true } : group

/**
 * A page of choices that leads to the results. Each choice goes into the address, and the loader
 * counts the listings of every other choice again. Going back restores all choices.
 */
export function SearchBuilderForm(props: Props) {
  const { lead, groups, conditions, total, action, hrefOf } = props
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const isCounting = useNavigation().location?.pathname === pathname
  const draft = useDraft(pathname + search)
  const ranges = groups.filter((group) => group.kind === 'range')

  function change(form: HTMLFormElement | null) {
    if (!form) return
    const params = readForm(form, ranges)
    draft.keep(params)
    navigate(`${pathname}?${params}`, { replace: true, preventScrollReset: true })
  }
  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    navigate(hrefOf(readForm(event.currentTarget, ranges)))
  }

  return (
    <Container>
      <p className={styles.lead}>{lead}</p>
      <Form
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
