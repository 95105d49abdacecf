import { type FooterList, Link } from '@sumai/platform'
import { ChevronDownIcon } from '../icon/icon.tsx'
import { NamedIcon } from '../icon/named-icon.tsx'
import styles from './link-section.module.css'

type Props = { list: FooterList }

/** A heading, and its links in groups; on phones it opens and closes. */
export function LinkSection({ list: { icon, heading, isOpen, groups } }: Props) {
  return (
    <details open={isOpen} className={styles.section}>
      <summary className={styles.summary}>
        <NamedIcon name={icon} />
        <h2 className={styles.heading}>{heading}</h2>
        <ChevronDownIcon className={styles.chevron} />
      </summary>
      {groups.map(({ name, links }) => (
        <div key={name} className={styles.row}>
          {name && <h3 className={styles.name}>{name}</h3>}
          <ul className={styles.links}>
            {links.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className={styles.link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  )
}
