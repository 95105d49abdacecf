import { commutePlace } from '@sumai/domain/search-url/commute'
import { Select } from '@sumai/ui/controls'
import { type ComponentProps, useState } from 'react'
import { WordsInput } from '../words-input/words-input.tsx'
import styles from './commute-fields.module.css'
import type { FilterCommute, FilterGroup } from './filter.ts'
import type { GroupProps } from './group-fields.tsx'
import { labelOf } from './step-select.tsx'
import type { Draft } from './use-draft.ts'

type Group = Extract<FilterGroup, { kind: 'commute' }>

const BY = [
  { value: 'train', label: '電車で' },
  { value: 'car', label: '車で' },
]

/** Where to, within how many minutes, and how. All fields have one name: their order tells them apart. */
export function CommuteFields({ group, draft, onChange }: GroupProps<Group>) {
  const { name, commutes, suggestAt } = group
  return (
    <div className={styles.commutes}>
      {commutes.map((commute, index) => (
        <CommuteRow
          key={index}
          label={`通勤・通学先${index + 1}`}
          placeholder={index === 0 ? '例：天神駅、福岡大学' : 'もう1か所'}
          {...{ name, commute, suggestAt, draft, onChange }}
        />
      ))}
      <p className={styles.note}>徒歩・バス・乗換を含む目安の時間です。</p>
    </div>
  )
}

type RowProps = Pick<Group, 'name' | 'suggestAt'> &
  Pick<GroupProps, 'draft' | 'onChange'> & {
    label: string
    placeholder: string
    commute: FilterCommute
  }

function CommuteRow(props: RowProps) {
  const { name, label, placeholder, commute, suggestAt, draft, onChange } = props
  const steps = commute.steps.map((step) => ({
    value: step.value,
    label: labelOf(step, commute.minutes),
  }))
  const select = { name, draft, onChange }
  return (
    <div className={styles.commute}>
      <WordsInput
        key={commute.name}
        name={name}
        defaultValue={commute.name}
        placeholder={placeholder}
        aria-label={label}
        suggestAt={suggestAt}
        onInput={({ currentTarget }) => check(currentTarget)}
        onPick={({ form }) => onChange(form)}
      />
      <Choice label={`${label}までの時間`} choices={steps} value={commute.minutes} {...select} />
      <Choice label={`${label}への行き方`} choices={BY} value={commute.by} {...select} />
    </div>
  )
}

type ChoiceProps = Pick<RowProps, 'name' | 'draft' | 'onChange'> &
  Pick<ComponentProps<typeof Select>, 'choices'> & { label: string; value: string }

function Choice({ name, label, choices, value, draft, onChange }: ChoiceProps) {
  const [chosen, choose] = useChosen(draft)
  return (
    <Select
      small
      name={name}
      aria-label={label}
      choices={choices}
      value={chosen ?? value}
      onChange={({ currentTarget }) => {
        choose(currentTarget.value)
        onChange(currentTarget.form)
      }}
    />
  )
}

/** What was chosen since the page was loaded: a draft cannot tell fields of one name apart. */
function useChosen({ isDirty }: Draft) {
  const [chosen, choose] = useState<string | null>(null)
  if (chosen !== null && !isDirty) choose(null)
  return [isDirty ? chosen : null, choose] as const
}

/** Says what cannot be found before the form is sent. */
function check(input: HTMLInputElement) {
  const isKnown = input.value.trim() === '' || commutePlace(input.value) !== undefined
  input.setCustomValidity(isKnown ? '' : '駅名または大学名を入力してください。')
}
