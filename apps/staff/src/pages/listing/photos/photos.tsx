import { useStore } from 'zustand'
import { useDraftValues } from '../../../editor/draft/use-draft-values.ts'
import { FieldErrors } from '../../../editor/form/field-errors.tsx'
import { queue, waitingFor } from '../../../pictures/queue.ts'
import { photosOf } from '../draft/add-photo.ts'
import type { PartProps } from '../parts/parts.ts'
import { AddPhotos } from './add-photos.tsx'
import { PhotoGrid } from './photo-grid.tsx'
import styles from './photos.module.css'
import { SendingLine } from './sending-line.tsx'

/** The pictures of a listing, and those that are on their way to it. */
export function Photos({ draft, errors }: PartProps) {
  const photos = photosOf(useDraftValues(draft))
  const owner = { kind: draft.kind, no: draft.no }
  const pictures = useStore(queue, (state) => state.pictures)
  const waiting = waitingFor(pictures, owner).filter(({ type }) => type !== 'panorama')
  return (
    <div className={styles.photos}>
      <p className={styles.about}>
        {photos.length}枚・ドラッグか、つまみで <kbd>Space</kbd> を押して矢印キーで並べ替えます
      </p>
      <FieldErrors errors={errors.photos} />
      <PhotoGrid draft={draft} photos={photos} waiting={waiting}>
        <AddPhotos owner={owner} />
      </PhotoGrid>
      <SendingLine waiting={waiting} />
    </div>
  )
}
