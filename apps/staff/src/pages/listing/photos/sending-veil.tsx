import { formatNumber } from '@sumai/format/number'
import { dropQueued, type QueuedPicture } from '../../../pictures/queue.ts'
import { sendPictures } from '../../../pictures/send-pictures.ts'
import styles from './tile.module.css'

type Props = { picture: QueuedPicture }

const MEGABYTE = 1_000_000

/** How far a picture is on its way, and what to do when it is not. */
export function SendingVeil({ picture: { id, state, progress, reason, file, isKept } }: Props) {
  const percent = Math.round(progress * 100)
  switch (state) {
    case 'stopped':
      return (
        <div className={styles.veil} data-state={state}>
          <b>送信が止まりました</b>
          <span>{isKept ? 'この端末に残しています' : 'このタブを閉じないでください'}</span>
          <button type="button" onClick={() => void sendPictures()}>
            続きから送る
          </button>
        </div>
      )
    case 'refused':
      return (
        <div className={styles.veil} data-state={state}>
          <span>{reason}</span>
          <button type="button" onClick={() => void dropQueued(id)}>
            取り除く
          </button>
        </div>
      )
    default:
      return (
        <div className={styles.veil}>
          <span>
            {state === 'sending' ? `送信中 ${percent}%` : '送信待ち'}・
            {formatNumber(Math.ceil((file.size / MEGABYTE) * 10) / 10)}MB
          </span>
          <progress max={100} value={percent} aria-label="送信" />
        </div>
      )
  }
}
