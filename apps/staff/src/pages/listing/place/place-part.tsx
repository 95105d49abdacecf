import { isOnMap } from '@sumai/basemap/static-map'
import { useMemo } from 'react'
import { useDraftValues } from '../../../editor/draft/use-draft-values.ts'
import { FieldErrors } from '../../../editor/form/field-errors.tsx'
import type { PartProps } from '../parts/parts.ts'
import { FindAddress } from './find-address.tsx'
import { PinMap } from './pin-map.tsx'
import { placeChanges, placeIn, waysIn } from './place-changes.ts'
import styles from './place-part.module.css'
import { Ways } from './ways.tsx'

/** Where it is: by its address, by a pin, and how one gets there. */
export function PlacePart({ draft, errors }: PartProps) {
  const values = useDraftValues(draft)
  const changes = useMemo(() => placeChanges(draft), [draft])
  const place = placeIn(values)
  return (
    <div className={styles.part}>
      <FindAddress address={String(values.addressDisp ?? '')} onFind={changes.find} />
      <FieldErrors errors={errors.address_disp} />
      {isOnMap(place) && (
        <div className={styles.map}>
          <PinMap place={place} onMove={changes.move} />
          <p className={styles.note}>
            <span id="pin-hint">ピンを動かせます。矢印キーで1m、Shiftを押しながら10m</span>
            <output>
              {place.lat.toFixed(5)}, {place.lng.toFixed(5)}
            </output>
          </p>
        </div>
      )}
      <FieldErrors errors={errors.lat} />
      <Ways place={place} ways={waysIn(values)} onWays={changes.ways} onLeave={draft.save} />
      <FieldErrors errors={errors.kotsu} />
    </div>
  )
}
