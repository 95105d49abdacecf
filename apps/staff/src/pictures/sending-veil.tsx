import { formatNumber } from '@sumai/format/number'
import { dropQueued, type QueuedPicture } from './queue.ts'
import { sendPictures } from './send-pictures.ts'
import styles from './sending-veil.module.css'

type Props = {
  picture: QueuedPicture
  /** Over the picture by default. */
  className?: string | undefined
}

const MEGABYTE = 1_000_000

/** How far a picture is on its way, and what to do when it is not. */
export function SendingVeil({ picture, className = styles.veil }: Props) {
  const { id, state, progress, reason, file, isKept } = picture
  const percent = Math.round(progress * 100)
  switch (state) {
    case 'stopped':
      return (
        <div className={className} data-state={state}>
          <b>送信が止まりました</b>
          <span>{isKept ? 'この端末に残しています' : 'このタブを閉じないでください'}</span>
          <button type="button" onClick={() => void sendPictures()}>
            続きから送る
          </button>
        </div>
      )
    case 'refused':
      return (
        <div className={className} data-state={state}>
          <span>{reason}</span>
          <button type="button" onClick={() => void dropQueued(id)}>
            取り除く
          </button>
        </div>
      )
    default:
      return (
        <div className={className}>
          <span>
            {state === 'sending' ? `送信中 ${percent}%` : '送信待ち'}・
            {formatNumber(Math.ceil((file.size / MEGABYTE) * 10) / 10)}MB
          </span>
          <progress max={100} value={percent} aria-label="送信" />
        </div>
      )
  }
}
