import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { toThing } from '../../../paths.ts'
import { shopsQuery } from './content.queries.ts'
import styles from './person-row.module.css'

/** The shops that this person keeps. */
export function ShopList() {
  const { data: shops = [] } = useQuery(shopsQuery)
  return (
    <ul className={styles.list}>
      {shops.map(({ tenpoNo, tenpoName, eigyoStart, eigyoEnd, teikyuLabel, tel }) => (
        <li key={tenpoNo}>
          <Link to={toThing('shops', tenpoNo)} className={styles.title}>
            {tenpoName}
          </Link>
          <p>
            {eigyoStart}〜{eigyoEnd}・定休日 {teikyuLabel}・{tel}
          </p>
        </li>
      ))}
    </ul>
  )
}
