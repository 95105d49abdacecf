import { classNames } from '../class-names.ts'
import styles from './button.module.css'

export type ButtonLook = {
  variant?: 'primary' | 'accent' | 'outline' | 'quiet' | 'white' | 'onDeep'
  /** 36, 44 or 56 px high; 36 only inside tables. */
  size?: 's' | 'm' | 'l'
  /** As wide as its place. */
  block?: boolean
}

export function buttonClass({ variant = 'primary', size = 'm', block }: ButtonLook): string {
  return classNames(styles.button, styles[variant], styles[size], block && styles.block)
}
