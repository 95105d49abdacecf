import { Link } from 'react-router'
import styles from './bottom-bar.module.css'
import { InboxCount } from './inbox-count.tsx'
import { ACCOUNT, CAMERA, isAt, PLACES } from './places.ts'

type Props = { pathname: string }

/** The places under the thumb, below 1024 px. */
export function BottomBar({ pathname }: Props) {
  return (
    <nav aria-label="メニュー" className={styles.bar}>
      {[...PLACES.slice(0, 2), CAMERA, ...PLACES.slice(2), ACCOUNT].map(
        ({ to, label, icon: Icon }) => (
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
        ),
      )}
    </nav>
  )
}
