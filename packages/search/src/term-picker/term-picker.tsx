import type { SearchScope } from '@sumai/domain/search-url/fields'
import { hrefOfForm } from '@sumai/domain/search-url/form'
import { conditionsSaid } from '@sumai/domain/search-url/said/said'
import { PhoneFold } from '@sumai/ui/phone-fold'
import { Section } from '@sumai/ui/section'
import type { ReactNode } from 'react'
import { type FilterGroup, fieldsBeside, fieldsOf, namesOf } from '../filter/filter.ts'
import { GroupFields } from '../filter/group-fields.tsx'
import { PickerPage } from '../picker/picker-page.tsx'
import { usePicks } from '../picker/use-picks.ts'
import type { TermData, TermSource } from './by-term.tsx'
import { folded } from './folded.ts'
import { GroupIcon } from './group-icon.tsx'
import styles from './term-picker.module.css'

type Props<Scope extends SearchScope, Listing> = {
  source: TermSource<Scope, Listing>
  data: TermData<Scope, Listing>
  groups: readonly FilterGroup[]
}

/** Groups below the main ones that a phone shows without a press. */
const AT_ONCE = 4

/**
 * Conditions to choose from: the main ones, and below them the others. Each choice
 * goes into the address, and the loader counts the listings of every other choice again; the first
 * of those that are found stand below.
 */
export function TermPicker<Scope extends SearchScope, Listing>(props: Props<Scope, Listing>) {
  const { source, data, groups } = props
  const { conditions, total, rooms, renderedAt } = data
  const { Rail, listing } = source
  const ranges = groups.filter((group) => group.kind === 'range')
  const picks = usePicks((fields) => hrefOfForm(source.scope, fields), ranges)
  const chosen = conditionsSaid(source.scope, conditions).map(({ label, without }) => ({
    label,
    to: picks.addressOf(fieldsOf({ ...conditions, page: undefined, ...without })),
  }))
  const main = source.main.flatMap(
    (name) => groups.find((group) => namesOf(group).includes(name)) ?? [],
  )
  const others = groups.filter((group) => !main.includes(group))
  const show = (group: FilterGroup, icon?: ReactNode) => (
    <GroupFields
      key={group.legend}
      group={group.kind === 'checks' ? folded(group) : group}
      draft={picks.draft}
      onChange={picks.changed}
      icon={icon}
    />
  )
  const showWithIcon = (group: FilterGroup) => show(group, <GroupIcon group={group} />)
  return (
    <PickerPage
      page="term"
      source={source}
      picks={picks}
      fields={fieldsBeside(conditions, groups)}
      {...{ chosen, total }}
      below={
        rooms.length > 0 && (
          <Section
            heading={`${chosen.length > 0 ? 'この条件で見つかる' : 'いま掲載中の'}${listing}`}
            tight
          >
            <Rail rooms={rooms} now={renderedAt} />
          </Section>
        )
      }
    >
      <p className={styles.lead}>条件を選ぶと、あてはまる件数がその場で変わります。</p>
      <div className={styles.main}>{main.map((group) => show(group))}</div>
      <h2 className={styles.heading}>さらに絞りこむ</h2>
      <div className={styles.others}>
        {others.slice(0, AT_ONCE).map(showWithIcon)}
        <PhoneFold label="ほかの条件も見る">{others.slice(AT_ONCE).map(showWithIcon)}</PhoneFold>
      </div>
    </PickerPage>
  )
}
