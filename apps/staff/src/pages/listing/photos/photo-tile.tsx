import type { Photo } from '@sumai/api-client/contract/photo'
import { RefreshIcon, TrashIcon } from '@sumai/ui/icon'
import type { QueuedPhoto } from '../../../pictures/queue.ts'
import { SendingVeil } from '../../../pictures/sending-veil.tsx'
import type { photoChanges } from './photo-changes.ts'
import { PhotoPicture } from './photo-picture.tsx'
import { SortableTile } from './sortable-tile.tsx'
import styles from './tile.module.css'
import { TileFields } from './tile-fields.tsx'

type Props = {
  photo: Photo
  number: number
  /** On its way to take the place of this one. */
  replacement: QueuedPhoto | undefined
  changes: ReturnType<typeof photoChanges>
  onLeave: () => void
}

export function PhotoTile({ photo, number, replacement, changes, onLeave }: Props) {
  return (
    <SortableTile
      id={photo.url}
      number={number}
      picture={
        <>
          {replacement ? (
            <img src={replacement.preview} alt="" className={styles.preview} />
          ) : (
            <PhotoPicture photo={photo} />
          )}
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
        </>
      }
    >
      <TileFields
        number={number}
        type={photo.type}
        caption={photo.caption}
        onChange={(change) => changes.change(photo.url, change)}
        onLeave={onLeave}
      />
    </SortableTile>
  )
}
