import { useFormContext } from '@sumai/forms/form-context'
import { useLoaderData } from '@sumai/platform'
import { FieldGroup } from '@sumai/ui/field'
import { Picture } from '@sumai/ui/picture'
import type { BuildingData } from './building-form.late.tsx'
import css from './building-part.module.css'

export function BuildingPart() {
  const { building } = useLoaderData() as BuildingData
  const { values, errorOf } = useFormContext()
  const photo = building?.photos[0]
  return (
    <FieldGroup name="tm_no" label="お問い合わせ建物" isSettled error={errorOf('tm_no')}>
      <input type="hidden" name="tm_no" value={String(values.tm_no)} />
      <div className={css.card}>
        {photo && (
          <div className={css.photo}>
            <Picture photo={photo} alt="" sizes="104px" ratio="4:3" eager />
          </div>
        )}
        <div>
          <p className={css.name}>{building?.name ?? `建物番号 ${values.tm_no}`}</p>
          {building && (
            <p className={css.facts}>
              {building.address}
              <br />
              {building.emptyCount > 0
                ? `募集中のお部屋 ${building.emptyCount}室`
                : '現在、募集中のお部屋はありません'}
            </p>
          )}
        </div>
      </div>
    </FieldGroup>
  )
}
