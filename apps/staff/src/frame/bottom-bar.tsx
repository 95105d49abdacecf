import { Link } from 'react-router'
import styles from './bottom-bar.module.css'
import { InboxCount } from './inbox-count.tsx'
import { CAMERA, isAt, PLACES } from './places.ts'

const REACHED = PLACES.filter(({ isOnBar }) => isOnBar)
const IN_BAR = [...REACHED.slice(0, 2), CAMERA, ...REACHED.slice(2)]

type Props = { pathname: string }

/** The places under the thumb, below 1024 px. */
export function BottomBar({ pathname }: Props) {
  return (
    <nav aria-label="メニュー" className={styles.bar}>
      {IN_BAR.map(({ to, label, icon: Icon }) => (
        <Link
          key={to}
          to={to}
          aria-current={isAt(to, pathname) ? 'page' : undefined}
          className={styles.place}
        >
          <Icon size="l" />
          {label}
          {label === '受信箱' && <InboxCount />}
        </Link>
      ))}
    </nav>
  )
}
