import { classNames } from '../class-names.ts'
import styles from './mascot.module.css'

type Props = {
  /** 72, 96 or 132 px wide. */
  size?: 's' | 'm' | 'l'
}

/** The clock in front of the station, which guides visitors: once in a view, its words beside it. */
export const Mascot = ({ size = 'm' }: Props) => (
  <span aria-hidden="true" className={classNames(styles.mascot, styles[size])} />
)
