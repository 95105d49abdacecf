import type { Choice } from '@sumai/domain/forms/field'
import { Checkbox } from '@sumai/ui/checkbox'
import { FieldGroup } from '@sumai/ui/field'
import { ChevronDownIcon } from '@sumai/ui/icon'
import { useFormContext } from '../form-page/form-context.ts'
import styles from './grouped-checks.module.css'

export type ChoiceGroup = { label: string; choices: readonly Choice[] }

type Props = { name: string; groups: readonly ChoiceGroup[]; hint?: string }

/** How many are chosen in a group that may be closed. */
export const ChosenCount = ({ count }: { count: number }) =>
  count > 0 && <span className={styles.count}>{count}件選択中</span>

/** Many checkboxes in groups that open on demand. */
export function GroupedChecks({ name, groups, hint }: Props) {
  const { form, errorOf } = useFormContext()
  const { label = '', isRequired: required = false } = form.fields[name] ?? {}
  if (groups.length === 0) return <CheckGroups {...{ name, groups }} />
  return (
    <FieldGroup {...{ name, label, required, hint }} error={errorOf(name)}>
      <CheckGroups {...{ name, groups }} />
    </FieldGroup>
  )
}

/** The groups alone; those with a ticked box are open at first. Without groups values are kept. */
export function CheckGroups({ name, groups }: Omit<Props, 'hint'>) {
  const { values, current } = useFormContext()
  const chosen = values[name] as readonly string[]
  const now = current[name] as readonly string[]
  const isIn = (list: readonly string[]) => (choice: Choice) => list.includes(choice.value)
  if (groups.length === 0) {
    return chosen.map((value) => <input key={value} type="hidden" name={name} value={value} />)
  }
  return (
    <div className={styles.groups}>
      {groups.map((group) => {
        const count = group.choices.filter(isIn(now)).length
        return (
          <details key={group.label} open={group.choices.some(isIn(chosen))}>
            <summary className={styles.summary}>
              {group.label}
              <ChosenCount count={count} />
              <ChevronDownIcon size="s" />
            </summary>
            <div className={styles.choices}>
              {group.choices.map((choice) => (
                <Checkbox
                  key={choice.value}
                  name={name}
                  value={choice.value}
                  label={choice.label}
                  defaultChecked={chosen.includes(choice.value)}
                />
              ))}
            </div>
          </details>
        )
      })}
    </div>
  )
}
