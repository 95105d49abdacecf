import { clock } from '@sumai/domain/opening-hours'
import { VisuallyHidden } from '@sumai/ui/visually-hidden'
import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from 'react'
import { sayDate } from '../days.ts'
import styles from '../grid/event.module.css'
import { type Hours, placeOf } from '../grid/hours.ts'
import { type Draft, shifted } from './draft.ts'

type Props = {
  draft: Draft
  onDraft: (draft: Draft) => void
  onClose: () => void
  hours: Hours
  days: readonly string[]
}

/**
 * The time that is about to be blocked, as it is drawn: arrows move it, with Shift they change its
 * length.
 */
export function DraftEvent({ draft, onDraft, onClose, hours, days }: Props) {
  const box = useRef<HTMLButtonElement>(null)
  const { day } = draft
  // In another column it is another element. Who chooses the day in the form stays there.
  useEffect(() => {
    if (!document.activeElement?.closest('form')) box.current?.focus({ preventScroll: true })
  }, [])

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') return onClose()
    const next = shifted(draft, event.key, { isLength: event.shiftKey, hours, days })
    if (!next) return
    event.preventDefault()
    onDraft(next)
  }
  const times = `${clock(draft.from)}–${clock(draft.to)}`
  return (
    <button
      ref={box}
      type="button"
      className={styles.event}
      data-look="draft"
      style={placeOf(draft, hours) as CSSProperties}
      onKeyDown={press}
      onClick={() => document.querySelector<HTMLElement>('[name=reason]')?.focus()}
      aria-description="矢印で動かし、Shiftと矢印で長さを変えます。Enterで理由を書きます。"
    >
      <b>
        <VisuallyHidden>受付を止める時間 {sayDate(day)} </VisuallyHidden>
        {times}
      </b>
      <span>受付を止める</span>
    </button>
  )
}
