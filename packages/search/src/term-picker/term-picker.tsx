import type { SearchScope } from '@sumai/domain/search-url/fields'
import { hrefOfForm } from '@sumai/domain/search-url/form'
import { conditionsSaid } from '@sumai/domain/search-url/said/said'
import { type FilterGroup, fieldsBeside, fieldsOf } from '../filter/filter.ts'
import { GroupFields } from '../filter/group-fields.tsx'
import { PickerPage } from '../picker/picker-page.tsx'
import { usePicks } from '../picker/use-picks.ts'
import type { TermData, TermSource } from './by-term.tsx'
import { inColumns } from './in-columns.ts'
import styles from './term-picker.module.css'

type Props<Scope extends SearchScope> = {
  source: TermSource<Scope>
  data: TermData<Scope>
  groups: readonly FilterGroup[]
}

/**
 * Conditions to choose from, in two columns. Each choice goes into the address, and the loader counts
 * the listings of every other choice again.
 */
export function TermPicker<Scope extends SearchScope>({ source, data, groups }: Props<Scope>) {
  const { conditions, total } = data
  const ranges = groups.filter((group) => group.kind === 'range')
  const picks = usePicks((fields) => hrefOfForm(source.scope, fields), ranges)
  const chosen = conditionsSaid(source.scope, conditions).map(({ label, without }) => ({
    label,
    to: picks.addressOf(fieldsOf({ ...conditions, page: undefined, ...without })),
  }))
  return (
    <PickerPage
      page="term"
      source={source}
      picks={picks}
      fields={fieldsBeside(conditions, groups)}
      {...{ chosen, total }}
    >
      <p className={styles.lead}>条件を選ぶと、あてはまる件数がその場で変わります。</p>
      <div className={styles.columns}>
        {inColumns(groups).map((column) => (
          <div key={column[0]?.legend} className={styles.column}>
            {column.map((group) => (
              <GroupFields
                key={group.legend}
                group={group}
                draft={picks.draft}
                onChange={picks.changed}
              />
            ))}
          </div>
        ))}
      </div>
    </PickerPage>
  )
}
