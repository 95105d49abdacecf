import { clock } from '@sumai/domain/opening-hours'
import { Button } from '@sumai/ui/button'
import { Input, Select } from '@sumai/ui/controls'
import type { SubmitEvent } from 'react'
import { Line } from '../../../components/line.tsx'
import { Key } from '../../../keys/key.tsx'
import { sayDate } from '../days.ts'
import type { Hours } from '../grid/hours.ts'
import { blockDraft } from './block-changes.ts'
import styles from './block-form.module.css'
import { type Draft, STEP } from './draft.ts'

type Props = {
  tenpoNo: string
  draft: Draft
  onDraft: (draft: Draft) => void
  hours: Hours
  /** Those that are shown. */
  days: readonly string[]
  onClose: () => void
}

/** The time is the one that is drawn in the calendar; each shows what the other changes. */
export function BlockForm({ tenpoNo, draft, onDraft, hours, days, onClose }: Props) {
  const { day, from, to } = draft

  function block(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason'))
    void blockDraft(tenpoNo, draft, reason)
    onClose()
  }
  return (
    <form onSubmit={block} className={styles.form}>
      <Line label="日にち" id="block-day">
        <Select
          id="block-day"
          small
          choices={days.map((value) => ({ value, label: sayDate(value) }))}
          value={day}
          onChange={(event) => onDraft({ ...draft, day: event.target.value })}
        />
      </Line>
      <Line label="から" id="block-from">
        <Select
          id="block-from"
          small
          choices={timesBetween(hours.from, hours.to - STEP)}
          value={String(from)}
          onChange={({ target }) => onDraft(startingAt(draft, Number(target.value), hours))}
        />
      </Line>
      <Line label="まで" id="block-to">
        <Select
          id="block-to"
          small
          choices={timesBetween(from + STEP, hours.to)}
          value={String(to)}
          onChange={(event) => onDraft({ ...draft, to: Number(event.target.value) })}
        />
      </Line>
      <Line label="理由" id="block-reason">
        <Input
          id="block-reason"
          name="reason"
          maxLength={100}
          placeholder="お客様には見えません"
          autoComplete="off"
        />
      </Line>
      <p className={styles.note}>
        この時間はサイトの予約画面に出なくなります。すでにある予約はそのままです。
      </p>
      <div className={styles.actions}>
        <Button type="submit">
          止める
          <Key name="↵" />
        </Button>
        <Button variant="quiet" onClick={onClose}>
          やめる
        </Button>
      </div>
    </form>
  )
}

const timesBetween = (first: number, last: number) =>
  Array.from({ length: Math.max(0, (last - first) / STEP + 1) }, (_, index) => {
    const minutes = first + index * STEP
    return { value: String(minutes), label: clock(minutes) }
  })

/** Keeps its length, as far as the day goes. */
const startingAt = ({ day, from, to }: Draft, start: number, hours: Hours): Draft => ({
  day,
  from: start,
  to: Math.min(hours.to, start + to - from),
})
