import { Link, type NavColumn, type NavEntry, type SiteNavigation } from '@sumai/platform'
import { ButtonLink } from '@sumai/ui/button'
import { Container } from '@sumai/ui/container'
import { ChatIcon } from '@sumai/ui/icon'
import { NamedIcon } from '@sumai/ui/named-icon'
import styles from './mega-menu.module.css'

type Props = { entry: NavEntry; columns: readonly NavColumn[]; help: SiteNavigation['help'] }

/** The panel of a menu entry: columns of links, and contacts. */
export function MegaMenu({ entry, columns, help }: Props) {
  const [first, second] = help.actions
  return (
    <div className={styles.panel}>
      <Container>
        <div className={styles.grid}>
          {columns.map((column) => (
            <Column key={column.label} column={column} />
          ))}
          <aside aria-label={`${entry.label}：${help.heading}`} className={styles.help}>
            <p className={styles.heading}>
              <ChatIcon />
              {help.heading}
            </p>
            <p className={styles.text}>{help.text}</p>
            <ButtonLink to={first.to} block>
              {first.label}
            </ButtonLink>
            <ButtonLink to={second.to} variant="outline" block>
              {second.label}
            </ButtonLink>
          </aside>
        </div>
      </Container>
    </div>
  )
}

function Column({ column: { label, to, icon, note, links } }: { column: NavColumn }) {
  return (
    <div>
      <Link to={to} className={styles.title}>
        <NamedIcon name={icon} />
        {label}
      </Link>
      {note && <p className={styles.text}>{note}</p>}
      {links && (
        <ul>
          {links.map((link) => (
            <li key={link.label}>
              <Link to={link.to} className={styles.link}>
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
