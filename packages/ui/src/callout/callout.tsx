import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { AlertIcon, CheckIcon, InfoIcon } from '../icon/icon.tsx'
import styles from './callout.module.css'

type Props = {
  tone: 'info' | 'ok' | 'warn' | 'err'
  title?: string
  children?: ReactNode
}

const ICONS = { info: InfoIcon, ok: CheckIcon, warn: AlertIcon, err: AlertIcon }

/** A message inside the page; screen readers announce an error at once. */
export function Callout({ tone, title, children }: Props) {
  const Icon = ICONS[tone]
  return (
    <div
      role={tone === 'err' ? 'alert' : undefined}
      className={classNames(styles.callout, styles[tone])}
    >
      <Icon />
      <div>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  )
}
