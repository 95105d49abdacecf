import { Link } from 'react-router'
import styles from '../../../components/switch-links.module.css'
import { addressOf, type View } from '../view.ts'

type Props = { view: View }

export function ViewSwitch({ view }: Props) {
  return (
    <nav aria-label="週と日" className={styles.switch}>
      {[false, true].map((isOneDay) => (
        <Link
          key={String(isOneDay)}
          to={addressOf({ ...view, isOneDay })}
          replace
          aria-current={isOneDay === view.isOneDay ? 'page' : undefined}
          className={styles.choice}
        >
          {isOneDay ? '日' : '週'}
        </Link>
      ))}
    </nav>
  )
}
