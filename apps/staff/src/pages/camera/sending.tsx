import type { QueuedPicture } from '../../pictures/queue.ts'
import styles from './sending.module.css'

type Props = {
  /** How many were taken since the camera was opened. */
  taken: number
  /** Those that are still here. */
  left: readonly QueuedPicture[]
  /** Nobody has said of which home they are. */
  isUnclaimed: boolean
}

const KEPT = '電波が切れても、写真はこの端末に残ります。つながると続きから送ります。'

/** Where the pictures are. */
export function Sending({ taken, left, isUnclaimed }: Props) {
  const sent = taken - left.length
  const progress = left.find(({ state }) => state === 'sending')?.progress ?? 0
  const share = taken === 0 ? 0 : (sent + progress) / taken
  if (taken === 0 && !isUnclaimed) return null
  return (
    <div className={styles.box}>
      <p role="status" className={styles.words}>
        {isUnclaimed
          ? `${left.length}枚をこの端末に残しました`
          : sayLeft(
              sent,
              left.length,
              left.some(({ state }) => state === 'stopped'),
            )}
      </p>
      {!isUnclaimed && (
        <progress
          max={100}
          value={Math.round(share * 100)}
          aria-label="送信"
          className={styles.bar}
        />
      )}
      <p>{isUnclaimed ? '物件を選ぶと送ります。タブを閉じても残ります。' : KEPT}</p>
    </div>
  )
}

function sayLeft(sent: number, left: number, isStopped: boolean): string {
  if (left === 0) return `${sent}枚送りました`
  if (isStopped) return `${left}枚はつながると送ります`
  return sent === 0 ? `${left}枚を送信中` : `${sent}枚送りました・${left}枚を送信中`
}
