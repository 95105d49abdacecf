import { BRAND } from '@sumai/domain/brand'
import { BuildingIcon, UserIcon } from '@sumai/ui/icon'
import { Leaf } from '@sumai/ui/leaf'
import { Link } from 'react-router'
import { useSession } from '../session/use-session.ts'
import { InboxCount } from './inbox-count.tsx'
import { ACCOUNT, isAt, placesFor } from './places.ts'
import styles from './rail.module.css'

type Props = { pathname: string }

/** Places and who works here, at the left from 1024 px. */
export function Rail({ pathname }: Props) {
  const { staff } = useSession()
  return (
    <div className={styles.rail}>
      <div className={styles.inner}>
        <Link to="/" className={styles.brand}>
          <Leaf />
          <span>
            {BRAND.name}
            <small>スタッフ</small>
          </span>
        </Link>
        <p className={styles.shop}>
          <BuildingIcon />
          {staff.tenpoName}
        </p>
        <nav aria-label="メニュー">
          {placesFor(staff.userType).map(({ to, label, icon: Icon, isOffice }) => (
            <Link
              key={to}
              to={to}
              data-office={isOffice}
              aria-current={isAt(to, pathname) ? 'page' : undefined}
              className={styles.place}
            >
              <Icon />
              {label}
              {label === '受信箱' && <InboxCount />}
            </Link>
          ))}
        </nav>
        <Link
          to={ACCOUNT.to}
          aria-current={isAt(ACCOUNT.to, pathname) ? 'page' : undefined}
          className={styles.me}
        >
          <UserIcon size="l" />
          <span>
            {staff.name}
            <small>{staff.userType === 'admin' ? '本部の権限' : staff.tenpoName}</small>
          </span>
        </Link>
      </div>
    </div>
  )
}
