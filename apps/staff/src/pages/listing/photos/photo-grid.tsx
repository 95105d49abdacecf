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
import { moveQueued, type QueuedPhoto } from '../../../pictures/queue.ts'
import type { ListingDraft } from '../draft/listing-draft.ts'
import { byKeys } from './by-keys.ts'
import { photoChanges } from './photo-changes.ts'
import { PhotoPicture } from './photo-picture.tsx'
import { PhotoTile } from './photo-tile.tsx'
import styles from './photos.module.css'
import { sayMoves } from './say-moves.ts'
import tile from './tile.module.css'
import { WaitingTile } from './waiting-tile.tsx'

type Props = {
  draft: ListingDraft
  photos: readonly Photo[]
  /** On their way: those that take the place of one are shown in it, the others behind. */
  waiting: readonly QueuedPhoto[]
  children: ReactNode
}

/**
 * Sorted by dragging, or by keys: Space lifts, arrows move, Space drops, Esc returns. Those that wait
 * are sorted among themselves; they come to the listing in this order.
 */
export function PhotoGrid({ draft, photos, waiting, children }: Props) {
  const changes = useMemo(() => photoChanges(draft), [draft])
  const [lifted, setLifted] = useState<string>()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: byKeys }),
  )
  const urls = photos.map(({ url }) => url)
  const held = photos.find(({ url }) => url === lifted)
  const added = waiting.filter(({ replaces }) => !replaces)
  const all = [...photos.map(({ url, type }) => ({ id: url, type })), ...added]

  function drop({ active, over }: DragEndEvent) {
    setLifted(undefined)
    if (!over) return
    const [from, to] = [String(active.id), String(over.id)]
    if (urls.includes(from)) changes.move(from, urls.indexOf(to))
    else moveQueued(from, to)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={sayMoves(all)}
      onDragStart={({ active }) => setLifted(String(active.id))}
      onDragEnd={drop}
      onDragCancel={() => setLifted(undefined)}
    >
      <ul className={styles.grid}>
        <SortableContext items={urls} strategy={rectSortingStrategy}>
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
        </SortableContext>
        <SortableContext items={added.map(({ id }) => id)} strategy={rectSortingStrategy}>
          {added.map((picture, index) => (
            <WaitingTile key={picture.id} picture={picture} number={photos.length + index + 1} />
          ))}
        </SortableContext>
        {children}
      </ul>
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
