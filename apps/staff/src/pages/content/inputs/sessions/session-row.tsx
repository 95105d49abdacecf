import { classNames } from '@sumai/ui/class-names'
import type { ReactNode } from 'react'
import control from '../../../../editor/form/control.module.css'
import { NumberInput } from '../../../../editor/form/number-input.tsx'
import { fromLocal, toLocal } from '../date-time-input.tsx'
import styles from '../inputs.module.css'
import type { Session } from './session.ts'

type Props = {
  session: Session
  onChange: (session: Session) => void
  onRemove: () => void
  onLeave: () => void
}

type Moment = 'startAt' | 'endAt' | 'applyDeadline'
type Text = 'venueName' | 'address' | 'onlineUrl'

export function SessionRow({ session, onChange, onRemove, onLeave }: Props) {
  const moment = (key: Moment, label: string) => (
    <label>
      {label}
      <input
        type="datetime-local"
        required
        className={control.control}
        value={toLocal(session[key])}
        onChange={(event) => {
          const typed = fromLocal(event.target.value)
          if (typed) onChange({ ...session, [key]: typed })
        }}
        onBlur={onLeave}
      />
    </label>
  )
  const text = (key: Text, label: string, note?: ReactNode) => (
    <label>
      {label}
      <input
        type="text"
        className={control.control}
        value={session[key] ?? ''}
        onChange={(event) => onChange({ ...session, [key]: event.target.value || null })}
        onBlur={onLeave}
      />
      {note}
    </label>
  )
  const capacityId = `capacity-${session.sessionNo}`
  return (
    <fieldset
      aria-label={`日程${session.sessionNo}`}
      className={classNames(styles.row, styles.session)}
    >
      {moment('startAt', '開始')}
      {moment('endAt', '終了')}
      {moment('applyDeadline', '申込の締切')}
      <label htmlFor={capacityId}>
        定員
        <NumberInput
          id={capacityId}
          unit="名"
          value={session.capacity}
          onValue={(capacity) => onChange({ ...session, capacity: capacity ?? 0 })}
          onBlur={onLeave}
        />
      </label>
      {text('venueName', '会場')}
      {text('address', '住所')}
      {text('onlineUrl', 'オンラインの参加先')}
      <div className={styles.actions}>
        {session.appliedCount > 0 ? (
          <p>{session.appliedCount}名のお申し込みがあります</p>
        ) : (
          <button type="button" className={styles.button} onClick={onRemove}>
            日程{session.sessionNo}を外す
          </button>
        )}
      </div>
    </fieldset>
  )
}
