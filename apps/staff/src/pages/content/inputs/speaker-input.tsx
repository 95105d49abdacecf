import type { InputProps } from '../../../editor/field.ts'
import control from '../../../editor/form/control.module.css'
import styles from './inputs.module.css'

type Speaker = { name: string; profile: string }
const NOBODY: Speaker = { name: '', profile: '' }

/** Who speaks; nobody when both are empty. */
export function SpeakerInput({ id, value, describedBy, onValue, onLeave }: InputProps) {
  const speaker = (value as Speaker | null) ?? NOBODY
  function change(part: Partial<Speaker>) {
    const next = { ...speaker, ...part }
    onValue(next.name === '' && next.profile === '' ? null : next)
  }
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      className={styles.row}
    >
      <label>
        お名前
        <input
          type="text"
          maxLength={40}
          className={control.control}
          value={speaker.name}
          onChange={(event) => change({ name: event.target.value })}
          onBlur={onLeave}
        />
      </label>
      <label>
        紹介
        <textarea
          rows={3}
          maxLength={1000}
          className={control.control}
          value={speaker.profile}
          onChange={(event) => change({ profile: event.target.value })}
          onBlur={onLeave}
        />
      </label>
    </fieldset>
  )
}
