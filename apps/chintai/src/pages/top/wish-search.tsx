import { Chip, Chips } from '@sumai/ui/chip'
import { Select } from '@sumai/ui/controls'
import { FieldGroup } from './field-group.tsx'
import type { Popular } from './popular.ts'
import { SearchForm } from './search-form.tsx'
import css from './wish-search.module.css'

const WALKS = [5, 10, 15, 20].map((minutes) => ({
  value: String(minutes),
  label: `徒歩${minutes}分以内`,
}))

const AGES = [
  { value: '0', label: '新築' },
  ...[3, 5, 10, 15, 20].map((years) => ({ value: String(years), label: `築${years}年以内` })),
]

type Props = { wishes: readonly Popular[]; total: number }

/** Popular conditions. */
export function WishSearch({ wishes, total }: Props) {
  return (
    <SearchForm total={total} className={css.form}>
      {(submit) => (
        <>
          <FieldGroup legend="設備・条件" wide>
            <Chips>
              {wishes.map(({ field, option, label, count }) => (
                <Chip key={label} name={field} value={option} label={label} count={count} />
              ))}
            </Chips>
          </FieldGroup>
          <div className={css.fields}>
            <FieldGroup legend="駅からの徒歩">
              <Select name="toho" aria-label="駅からの徒歩" empty="指定しない" choices={WALKS} />
            </FieldGroup>
            <FieldGroup legend="築年数">
              <Select name="chiku_year" aria-label="築年数" empty="指定しない" choices={AGES} />
            </FieldGroup>
          </div>
          <div className={css.submit}>{submit}</div>
        </>
      )}
    </SearchForm>
  )
}
