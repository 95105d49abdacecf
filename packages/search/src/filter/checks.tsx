import { Checkbox } from '@sumai/ui/checkbox'
import { ChevronDownIcon } from '@sumai/ui/icon'
import styles from './checks.module.css'
import { OptionChips } from './chip-fields.tsx'
import type { FilterGroup, FilterOption } from './filter.ts'
import type { GroupProps } from './group-fields.tsx'

type Props = GroupProps<Extract<FilterGroup, { kind: 'checks' }>>

/** One option per line, or as chips. The further ones open on demand, and stay open if one is chosen. */
export function Checks({ group, draft, onChange }: Props) {
  const { options, more, asChips } = group
  const Options = asChips ? OptionChips : OptionList
  return (
    <div>
      <Options {...{ options, draft, onChange }} />
      {more && (
        <details
          className={styles.more}
          open={more.groups.some((rest) => rest.options.some(({ checked }) => checked))}
        >
          <summary className={styles.summary}>
            {more.label}
            <ChevronDownIcon size="s" />
          </summary>
          {more.groups.map((rest) => (
            <fieldset key={rest.legend} className={styles.rest}>
              <legend className={styles.legend}>{rest.legend}</legend>
              <Options options={rest.options} {...{ draft, onChange }} />
            </fieldset>
          ))}
        </details>
      )}
    </div>
  )
}

type ListProps = Omit<Props, 'group'> & { options: readonly FilterOption[] }

function OptionList({ options, draft, onChange }: ListProps) {
  return options.map((option) => (
    <Checkbox
      key={option.name + option.value}
      name={option.name}
      value={option.value}
      label={option.label}
      count={option.count}
      checked={draft.isOn(option)}
      disabled={option.count === 0 && !draft.isOn(option)}
      onChange={(event) => onChange(event.currentTarget.form)}
    />
  ))
}
