import { Link } from '@sumai/platform'
import type { ReactNode } from 'react'
import { ChevronDownIcon, type PinIcon } from '../icon/icon.tsx'
import type { FooterData } from './footer-data.ts'
import styles from './link-section.module.css'

type SectionProps = {
  /** Which of the lists it shows, for `readFooterData`. */
  list?: keyof FooterData
  icon: typeof PinIcon
  heading: string
  /** On phones. */
  open?: boolean
  children: ReactNode
}

export function LinkSection({ list, icon: Icon, heading, open, children }: SectionProps) {
  return (
    <details open={open} data-list={list} className={styles.section}>
      <summary className={styles.summary}>
        <Icon />
        <h2 className={styles.heading}>{heading}</h2>
        <ChevronDownIcon className={styles.chevron} />
      </summary>
      {children}
    </details>
  )
}

type RowsProps = {
  /** A group without a name is one list over the whole width. */
  groups: FooterData['cities']
  toOf: (slug: string) => string
}

export function LinkRows({ groups, toOf }: RowsProps) {
  return groups.map(({ name, items }) => (
    <div key={name} className={styles.row}>
      {name && <h3 className={styles.name}>{name}</h3>}
      <ul className={styles.links}>
        {items.map((item) => (
          <li key={item.slug}>
            <Link to={toOf(item.slug)} className={styles.link}>
              {item.name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ))
}
