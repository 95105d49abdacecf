import { isOnMap } from '@sumai/basemap/static-map'
import { StaticMap } from '@sumai/map/static-map'
import { Link } from 'react-router'
import { useDraftValues } from '../../../editor/draft/use-draft-values.ts'
import { FieldErrors } from '../../../editor/form/field-errors.tsx'
import { toEditor } from '../../../paths.ts'
import type { PartProps } from '../parts/parts.ts'
import { placeIn, waysIn } from './place-changes.ts'
import styles from './place-part.module.css'

const PLACE_FIELDS = ['address_disp', 'lat', 'kotsu', 'hazard']

/** Where a room is follows from its building, and is changed there. */
export function BuildingPlace({ draft, errors }: PartProps) {
  const values = useDraftValues(draft)
  const place = placeIn(values)
  const found = PLACE_FIELDS.flatMap((name) => errors[name] ?? [])
  return (
    <div className={styles.part}>
      {isOnMap(place) && <StaticMap alt="建物の位置" centre={place} zoom={15} mark="pin" />}
      <div className={styles.facts}>
        <b>{String(values.addressDisp ?? '')}</b>
        {waysIn(values).map(({ ekiName, busFun, tohoM, tohoFun }) => (
          <span key={ekiName}>
            {ekiName}駅 {busFun !== null && `バス${busFun}分 `}徒歩{tohoFun}分（{tohoM}m）
          </span>
        ))}
        <Link to={toEditor({ kind: 'tatemono', no: String(values.tmNo) })}>
          建物の位置と交通を直す
        </Link>
      </div>
      <FieldErrors errors={found.length > 0 ? found : undefined} />
    </div>
  )
}
