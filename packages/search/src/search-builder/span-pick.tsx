import { Button } from '@sumai/ui/button'
import { Select } from '@sumai/ui/controls'
import { useState } from 'react'
import type { FilterOption } from '../filter/filter.ts'
import styles from './span-pick.module.css'

type Props = {
  /** In their order on the line. */
  options: readonly FilterOption[]
  /** Name of the line: 西鉄天神大牟田線 */
  label: string
  onPick: (options: readonly FilterOption[]) => void
}

/** Ticks all options between two, in either direction. Needs scripts. */
export function SpanPick({ options, label, onPick }: Props) {
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const choices = options.map(({ value, label }) => ({ value, label }))
  const indexOf = (value: string) => options.findIndex((option) => option.value === value)
  const isWhole = from !== '' && to !== ''

  function pick() {
    if (!isWhole) return
    const [first, last] = [indexOf(from), indexOf(to)].sort((a, b) => a - b)
    onPick(options.slice(first, (last ?? 0) + 1))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be sent and drawn as a part of its own.
    <div role="group" aria-label={`${label}の区間`} className={styles.span}>
      <Select
        small
        aria-label={`${label}の区間の始まり`}
        empty="始まりの駅"
        choices={choices}
        value={from}
        onChange={({ target }) => setFrom(target.value)}
      />
      <span aria-hidden="true">〜</span>
      <Select
        small
        aria-label={`${label}の区間の終わり`}
        empty="終わりの駅"
        choices={choices}
        value={to}
        onChange={({ target }) => setTo(target.value)}
      />
      <Button variant="outline" size="s" aria-disabled={!isWhole} onClick={pick}>
        この区間を選ぶ
      </Button>
    </div>
  )
}
