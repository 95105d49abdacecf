import { classNames } from '../class-names.ts'
import styles from './button.module.css'

export type ButtonLook = {
  variant?: 'primary' | 'accent' | 'outline' | 'quiet' | 'white' | 'onDeep'
  /** 36, 44 or 56 px high; use 36 only in tables. */
  size?: 's' | 'm' | 'l'
  /** Full width. */
  block?: boolean
}

export function buttonClass({ variant = 'primary', size = 'm', block }: ButtonLook): string {
  return classNames(styles.button, styles[variant], styles[size], block && styles.block)
}
