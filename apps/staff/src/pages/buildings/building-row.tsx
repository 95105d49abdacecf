import type { Camelized } from '@sumai/api-client'
import type { TatemonoLight } from '@sumai/api-client/contract/tatemono'
import { Picture } from '@sumai/ui/picture'
import { Link } from 'react-router'
import { factsOfBuilding } from '../../listings/listing-words.ts'
import type { Place } from '../../lists/rows/rows.tsx'
import { toEditor } from '../../paths.ts'
import styles from './buildings.module.css'

type Props = { building: Camelized<TatemonoLight>; place: Place }

export function BuildingRow({ building, place }: Props) {
  const { tmNo, tmName, bukkenTypeLabel, emptyCount } = building
  const [photo] = building.photos
  return (
    <li {...place} className={styles.row}>
      <span className={styles.photo}>
        {photo && <Picture photo={photo} alt="" sizes="72px" ratio="4:3" />}
      </span>
      <div className={styles.text}>
        <h2>
          <Link to={toEditor({ kind: 'tatemono', no: tmNo })}>{tmName ?? bukkenTypeLabel}</Link>
        </h2>
        <p>{factsOfBuilding(building).join('・')}</p>
      </div>
      <p className={styles.count}>募集中 {emptyCount}件</p>
    </li>
  )
}
