import { PlusIcon } from '@sumai/ui/icon'
import type { InputProps } from '../../../../editor/field.ts'
import styles from '../inputs.module.css'
import { type Session, sessionAfter } from './session.ts'
import { SessionRow } from './session-row.tsx'

/** The dates of a seminar. One with applications can be changed, but not taken away. */
export function SessionsInput({ id, value, describedBy, onValue, onLeave }: InputProps) {
  const sessions = (value as readonly Session[] | null) ?? []
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      className={styles.rows}
    >
      {sessions.map((session, index) => (
        <SessionRow
          key={session.sessionNo}
          session={session}
          onChange={(changed) => onValue(sessions.with(index, changed))}
          onRemove={() => onValue(sessions.filter((it) => it !== session))}
          onLeave={onLeave}
        />
      ))}
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.button}
          onClick={() => onValue([...sessions, sessionAfter(sessions)])}
        >
          <PlusIcon size="s" />
          日程を足す
        </button>
      </div>
    </fieldset>
  )
}
