import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import type { CrossIcon } from '../icon/icon.tsx'
import styles from './icon-button.module.css'

type Props = {
  /** Accessible name. */
  label: string
  icon: typeof CrossIcon
  /** White over a picture, or without a background until hovered. */
  look?: 'plain' | 'onPhoto'
} & Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'>

/** A round button of 44 px with an icon. */
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
