import { Link } from '@sumai/platform'
import { ButtonLink } from '../button/button.tsx'
import { Container } from '../container/container.tsx'
import { ChatIcon } from '../icon/icon.tsx'
import styles from './mega-menu.module.css'
import type { NavColumn, NavEntry, SiteNav } from './nav.ts'

type Props = { entry: NavEntry; columns: readonly NavColumn[]; help: SiteNav['help'] }

/** The panel under an entry: its columns, and somebody to ask. */
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

function Column({ column: { label, to, icon: Icon, note, links } }: { column: NavColumn }) {
  return (
    <div>
      <Link to={to} className={styles.title}>
        <Icon />
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
