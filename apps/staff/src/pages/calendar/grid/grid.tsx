import { clock, isOpenOn } from '@sumai/domain/opening-hours'
import { VisuallyHidden } from '@sumai/ui/visually-hidden'
import type { CSSProperties } from 'react'
import type { Draft } from '../blocking/draft.ts'
import { DraftEvent } from '../blocking/draft-event.tsx'
import type { Shop } from '../calendar.queries.ts'
import { type At, sayWeek } from '../days.ts'
import type { Lift } from '../moving/use-lift.ts'
import { DayColumn } from './day-column.tsx'
import { DayHead } from './day-head.tsx'
import type { CalendarEvent } from './events.ts'
import styles from './grid.module.css'
import { type Hours, marksOf } from './hours.ts'

type Props = {
  shop: Shop
  days: readonly string[]
  events: readonly CalendarEvent[]
  hours: Hours
  now: At
  lift: Lift
  draft: Draft | null
  onDraft: (draft: Draft | null) => void
  opened: string | undefined
  toOpen: (key: string) => string
}

/** A week of a shop, or a day of it, hour by hour. */
export function Grid(props: Props) {
  const { shop, days, events, hours, now, lift, draft, onDraft, opened, toOpen } = props
  const on = (day: string) => events.filter((event) => event.day === day)
  return (
    <section
      aria-label={`${sayWeek(days)}の予約`}
      className={styles.grid}
      style={{ '--days': days.length, '--hours': (hours.to - hours.from) / 60 } as CSSProperties}
    >
      {days.length > 1 && (
        <div className={styles.heads}>
          {days.map((day) => (
            <DayHead
              key={day}
              day={day}
              shop={shop}
              isOpen={isOpenOn(shop, day)}
              isToday={day === now.day}
              count={on(day).filter(({ look }) => look !== 'blocked').length}
            />
          ))}
        </div>
      )}
      <div aria-hidden="true" className={styles.marks}>
        {marksOf(hours).map((minutes) => (
          <span key={minutes} style={{ '--t': (minutes - hours.from) / 60 } as CSSProperties}>
            {clock(minutes)}
          </span>
        ))}
      </div>
      <div className={styles.columns}>
        {days.map((day) => (
          <DayColumn
            key={day}
            {...{ day, hours, now, lift, onDraft, opened, toOpen }}
            events={on(day)}
            isOpen={isOpenOn(shop, day)}
          >
            {draft?.day === day && (
              <DraftEvent {...{ draft, onDraft, hours, days }} onClose={() => onDraft(null)} />
            )}
          </DayColumn>
        ))}
      </div>
      <div role="status">
        <VisuallyHidden>{lift.said}</VisuallyHidden>
      </div>
    </section>
  )
}
