import { SelectBox } from '@sumai/ui/controls'
import { useNavigate } from 'react-router'
import { SearchField } from '../../../components/search-field.tsx'
import { toListings } from '../../../paths.ts'
import type { Site } from '../site.ts'
import { ORDERS, type View, writeView } from '../view.ts'
import styles from './listing-search.module.css'

type Props = { site: Site; view: View }

export function ListingSearch({ site, view }: Props) {
  const navigate = useNavigate()
  const look = (changed: Partial<View>) =>
    navigate(toListings(site, writeView({ ...view, ...changed })))
  return (
    <div className={styles.line}>
      <div className={styles.field}>
        <SearchField
          label="建物名・物件番号・駅"
          value={view.words}
          onSearch={(words) => look({ words })}
        />
      </div>
      <SelectBox
        small
        aria-label="並び順"
        value={view.order}
        onChange={(event) => look({ order: event.target.value as View['order'] })}
      >
        {ORDERS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectBox>
    </div>
  )
}
