import { changeQueued, type QueuedPhoto } from '../../../pictures/queue.ts'
import { SendingVeil } from '../../../pictures/sending-veil.tsx'
import { SortableTile } from './sortable-tile.tsx'
import styles from './tile.module.css'
import { TileFields } from './tile-fields.tsx'

type Props = { picture: QueuedPhoto; number: number }

/** A picture that is not on the listing yet, shown from the device. */
export function WaitingTile({ picture, number }: Props) {
  const { id, preview, type, caption, state } = picture
  return (
    <SortableTile
      id={id}
      number={number}
      state={state}
      picture={
        <>
          <img src={preview} alt={`送信待ちの${number}枚目`} className={styles.preview} />
          <SendingVeil picture={picture} />
        </>
      }
    >
      <TileFields
        number={number}
        type={type}
        caption={caption}
        onChange={(change) => changeQueued(id, change)}
      />
    </SortableTile>
  )
}
