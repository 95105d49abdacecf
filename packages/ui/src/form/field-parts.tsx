import type { ReactNode } from 'react'
import { Badge } from '../badge/badge.tsx'
import { AlertIcon } from '../icon/icon.tsx'
import styles from './field.module.css'

type PartProps = { id: string; children: ReactNode }

export function FieldHint({ id, children }: PartProps) {
  return (
    <p id={id} className={styles.hint}>
      {children}
    </p>
  )
}

export function FieldError({ id, children }: PartProps) {
  return (
    <p id={id} className={styles.error}>
      <AlertIcon />
      {children}
    </p>
  )
}

type BadgeProps = { required: boolean; mark: string | undefined }

/** Every field is marked as 必須 or 任意, unless `mark` says it more exactly. */
export function RequiredBadge({ required, mark }: BadgeProps) {
  if (mark) return <Badge tone="required">{mark}</Badge>
  return <Badge tone={required ? 'required' : 'optional'}>{required ? '必須' : '任意'}</Badge>
}
