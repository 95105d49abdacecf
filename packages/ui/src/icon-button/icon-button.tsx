import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import type { CrossIcon } from '../icon/icon.tsx'
import styles from './icon-button.module.css'

type Props = {
  /** What pressing it does: there are no words to read. */
  label: string
  icon: typeof CrossIcon
  /** White and round over a picture, or only a tint on hover. */
  look?: 'plain' | 'onPhoto'
} & Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'>

/** A round button of 44 px with a symbol alone. */
export function IconButton({ label, icon: Icon, look = 'plain', ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classNames(styles.button, styles[look])}
    >
      <Icon size="l" />
    </button>
  )
}
