import { Picture } from '@sumai/ui/picture'
import type { StaffCard } from './staff-card.ts'
import styles from './staff-cards.module.css'

type Props = { staffs: readonly StaffCard[] }

/** The staff of a shop, in their given order. */
export function StaffCards({ staffs }: Props) {
  return (
    <ul className={styles.list}>
      {staffs.map(({ syainNo, name, photoUrl, title, areas, years, message }) => (
        <li key={syainNo} className={styles.staff}>
          <div className={styles.head}>
            <div className={styles.face}>
              {photoUrl && (
                <Picture
                  photo={{ url: photoUrl, width: 160, height: 160 }}
                  alt=""
                  ratio="1:1"
                  sizes="72px"
                />
              )}
            </div>
            <div>
              <h3 className={styles.name}>{name}</h3>
              {title && <p className={styles.quiet}>{title}</p>}
              {years !== null && <p className={styles.quiet}>業界経験{years}年</p>}
            </div>
          </div>
          {areas && (
            <p className={styles.areas}>
              <span className={styles.label}>得意なエリア</span> {areas}
            </p>
          )}
          {message && <p className={styles.message}>{message}</p>}
        </li>
      ))}
    </ul>
  )
}
