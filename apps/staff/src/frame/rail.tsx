import { BRAND } from '@sumai/domain/brand'
import { BuildingIcon, SearchIcon, UserIcon } from '@sumai/ui/icon'
import { Leaf } from '@sumai/ui/leaf'
import { Link } from 'react-router'
import { Key, MODIFIER } from '../keys/key.tsx'
import { openKeys, openPalette } from '../palette/palette-state.ts'
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
        <button type="button" onClick={openPalette} className={styles.search}>
          <SearchIcon />
          探す・操作する
          <span>
            <Key name={MODIFIER} />
            <Key name="K" />
          </span>
        </button>
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
        <div className={styles.foot}>
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
          <button
            type="button"
            aria-label="キー操作の一覧"
            onClick={openKeys}
            className={styles.keys}
          >
            <Key name="?" />
          </button>
        </div>
      </div>
    </div>
  )
}
