import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './radio-cards.module.css'

type Card = {
  value: string
  label: string
  picture?: ReactNode
  /** At the end of the first line. */
  end?: ReactNode
  /** What the choice means. */
  note?: ReactNode
}

type Props = {
  name: string
  cards: readonly Card[]
  defaultValue: string
  /** In three columns where there is room: few words, an odd number. */
  inThirds?: boolean
}

/** Radio buttons that say more than a word, as cards in two columns; inside a `FieldGroup`. */
export const RadioCards = ({ name, cards, defaultValue, inThirds }: Props) => (
  <div className={classNames(styles.cards, inThirds && styles.thirds)}>
    {cards.map(({ value, label, picture, end, note }) => (
      <label
        key={value}
        className={classNames(styles.card, picture !== undefined && styles.pictured)}
      >
        {picture}
        <input
          type="radio"
          name={name}
          value={value}
          aria-label={label}
          {...(note && { 'aria-describedby': `${name}-${value}` })}
          defaultChecked={value === defaultValue}
          className={styles.radio}
        />
        <b>{label}</b>
        {end && <span className={styles.end}>{end}</span>}
        {note && (
          <span id={`${name}-${value}`} className={styles.note}>
            {note}
          </span>
        )}
      </label>
    ))}
  </div>
)
