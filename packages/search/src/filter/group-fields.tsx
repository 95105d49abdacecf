import type { ReactNode } from 'react'
import { WordsInput } from '../words-input/words-input.tsx'
import { Checks } from './checks.tsx'
import { ChipFields } from './chip-fields.tsx'
import { CommuteFields } from './commute-fields.tsx'
import type { FilterGroup } from './filter.ts'
import styles from './group-fields.module.css'
import { RangeFields } from './range-fields.tsx'
import { StepSelect } from './step-select.tsx'
import type { Draft } from './use-draft.ts'

export type GroupProps<Group = FilterGroup> = {
  group: Group
  draft: Draft
  /** Called with the form after every change except typing. */
  onChange: (form: HTMLFormElement | null) => void
  /** Before its heading. */
  icon?: ReactNode
}

/** One group of conditions with its heading. */
export function GroupFields(props: GroupProps) {
  return (
    <fieldset data-kind={props.group.kind} className={styles.group}>
      <legend className={styles.legend}>
        {props.icon}
        {props.group.legend}
      </legend>
      <Fields {...props} />
    </fieldset>
  )
}

function Fields({ group, draft, onChange }: GroupProps) {
  switch (group.kind) {
    case 'chips':
      return <ChipFields {...{ group, draft, onChange }} />
    case 'checks':
      return <Checks {...{ group, draft, onChange }} />
    case 'range':
      return <RangeFields {...{ group, draft, onChange }} />
    case 'select':
      return <StepSelect {...{ select: group.select, draft, onChange }} />
    case 'commute':
      return <CommuteFields {...{ group, draft, onChange }} />
    case 'text':
      return (
        <WordsInput
          key={group.value}
          name={group.name}
          defaultValue={group.value}
          placeholder={group.placeholder}
          aria-label={group.legend}
          suggestAt={group.suggestAt}
        />
      )
  }
}
