import { Children, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './card-grid.module.css'

type Props = {
  /** On phones one row that scrolls sideways, instead of one card below the other. */
  rail?: boolean
  /** At most three columns, for pages with a side bar. */
  narrow?: boolean
  /** Of a rail whose cards have nothing to focus: its name, by which a keyboard can scroll it. */
  label?: string
  children: ReactNode
}

/** Cards in one, two or four columns. */
export function CardGrid({ rail, narrow, label, children }: Props) {
  return (
    <ul
      {...(label && { tabIndex: 0, 'aria-label': label })}
      className={classNames(styles.grid, rail && styles.rail, narrow && styles.narrow)}
    >
      {Children.map(children, (card) => (
        <li className={styles.cell}>{card}</li>
      ))}
    </ul>
  )
}
