import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable'
import type { Photo } from '@sumai/api-client/contract/photo'
import { type ReactNode, useMemo, useState } from 'react'
import type { QueuedPicture } from '../../../pictures/queue.ts'
import type { ListingDraft } from '../draft/listing-draft.ts'
import { byKeys } from './by-keys.ts'
import { photoChanges } from './photo-changes.ts'
import { PhotoPicture } from './photo-picture.tsx'
import { PhotoTile } from './photo-tile.tsx'
import styles from './photos.module.css'
import { sayMoves } from './say-moves.ts'
import tile from './tile.module.css'

type Props = {
  draft: ListingDraft
  photos: readonly Photo[]
  /** Those that take the place of one are shown in it. */
  waiting: readonly QueuedPicture[]
  /** Behind them. */
  children: ReactNode
}

/** Sorted by dragging, or by keys: Space lifts, arrows move, Space drops, Esc returns. */
export function PhotoGrid({ draft, photos, waiting, children }: Props) {
  const changes = useMemo(() => photoChanges(draft), [draft])
  const [lifted, setLifted] = useState<string>()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: byKeys }),
  )
  const urls = photos.map(({ url }) => url)
  const held = photos.find(({ url }) => url === lifted)

  function drop({ active, over }: DragEndEvent) {
    setLifted(undefined)
    if (over) changes.move(String(active.id), urls.indexOf(String(over.id)))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={sayMoves(photos)}
      onDragStart={({ active }) => setLifted(String(active.id))}
      onDragEnd={drop}
      onDragCancel={() => setLifted(undefined)}
    >
      <SortableContext items={urls} strategy={rectSortingStrategy}>
        <ul className={styles.grid}>
          {photos.map((photo, index) => (
            <PhotoTile
              key={photo.url}
              photo={photo}
              number={index + 1}
              replacement={waiting.find(({ replaces }) => replaces === photo.url)}
              changes={changes}
              onLeave={draft.save}
            />
          ))}
          {children}
        </ul>
      </SortableContext>
      <DragOverlay>
        {held && (
          <div className={tile.lifted}>
            <PhotoPicture photo={held} />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  )
}
