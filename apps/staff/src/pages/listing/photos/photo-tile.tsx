import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { Photo } from '@sumai/api-client/contract/photo'
import { GripIcon, RefreshIcon, TrashIcon } from '@sumai/ui/icon'
import type { QueuedPicture } from '../../../pictures/queue.ts'
import type { photoChanges } from './photo-changes.ts'
import { PhotoPicture } from './photo-picture.tsx'
import { SendingVeil } from './sending-veil.tsx'
import styles from './tile.module.css'
import { TileFields } from './tile-fields.tsx'

type Props = {
  photo: Photo
  number: number
  /** On its way to take the place of this one. */
  replacement: QueuedPicture | undefined
  changes: ReturnType<typeof photoChanges>
  onLeave: () => void
}

export function PhotoTile({ photo, number, replacement, changes, onLeave }: Props) {
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({
    id: photo.url,
    attributes: { roleDescription: '並べ替えのつまみ' },
  })
  const style = { transform: CSS.Translate.toString(transform), transition }
  return (
    <li
      ref={setNodeRef}
      style={style}
      className={styles.tile}
      data-lifted={isDragging || undefined}
    >
      <div className={styles.picture}>
        {replacement ? (
          <img src={replacement.preview} alt="" className={styles.preview} />
        ) : (
          <PhotoPicture photo={photo} />
        )}
        <span className={styles.number}>{number}</span>
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={`${number}枚目を並べ替える`}
          className={styles.handle}
        >
          <GripIcon size="l" />
        </button>
        <div className={styles.actions}>
          <button
            type="button"
            aria-label={`${number}枚目を右に回す`}
            onClick={() => changes.turn(photo)}
          >
            <RefreshIcon />
          </button>
          <button
            type="button"
            aria-label={`${number}枚目を削除する`}
            onClick={() => changes.remove(photo)}
          >
            <TrashIcon />
          </button>
        </div>
        {replacement && <SendingVeil picture={replacement} />}
      </div>
      <TileFields
        number={number}
        type={photo.type}
        caption={photo.caption}
        onChange={(change) => changes.change(photo.url, change)}
        onLeave={onLeave}
      />
      {isDragging && <span className={styles.place}>{number}番目に入れます</span>}
    </li>
  )
}
