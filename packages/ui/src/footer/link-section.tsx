import { type FooterList, Link } from '@sumai/platform'
import { ChevronDownIcon } from '../icon/icon.tsx'
import { NamedIcon } from '../icon/named-icon.tsx'
import styles from './link-section.module.css'

type Props = {
  list: FooterList
  /** Leaves the links out of the document until they are asked for: see `unfold`. */
  isFolded?: boolean
}

/** A heading, and its links in groups, which opens and closes. */
export function LinkSection({ list: { icon, heading, groups }, isFolded }: Props) {
  const rows = groups.map(({ name, links }) => (
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
  ))
  return (
    <details className={styles.section}>
      <summary className={styles.summary}>
        <NamedIcon name={icon} />
        <h2 className={styles.heading}>{heading}</h2>
        <ChevronDownIcon className={styles.chevron} />
      </summary>
      {isFolded ? <noscript>{rows}</noscript> : rows}
    </details>
  )
}
