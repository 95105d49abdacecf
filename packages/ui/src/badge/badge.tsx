import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './badge.module.css'

type BadgeProps = {
  /**
   * `plain` is a type, `onPhoto` a type over a picture, `new` 新着, `line` a category of articles,
   * `required` and `optional` are for form fields, the rest are states.
   */
  tone?:
    | 'plain'
    | 'onPhoto'
    | 'new'
    | 'line'
    | 'required'
    | 'optional'
    | 'ok'
    | 'warn'
    | 'err'
    | 'info'
  children: ReactNode
}

/** A fact in one word. Use at most two on a photo. */
export function Badge({ tone = 'plain', children }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>
}

type TagsProps = {
  label: string
  /** Facilities; only the first four are shown. */
  tags: readonly string[]
}

/** The facilities of a listing, outlined. */
export function Tags({ label, tags }: TagsProps) {
  if (tags.length === 0) return null
  return (
    <ul aria-label={label} className={styles.tags}>
      {tags.slice(0, 4).map((tag) => (
        <li key={tag} className={styles.tag}>
          {tag}
        </li>
      ))}
    </ul>
  )
}
