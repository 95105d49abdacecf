import { UploadIcon } from '@sumai/ui/icon'
import type { QueuedPhoto } from '../../../pictures/queue.ts'
import styles from './sending-line.module.css'

type Props = { waiting: readonly QueuedPhoto[] }

/** How many are left of those that are on their way. */
export function SendingLine({ waiting }: Props) {
  const left = waiting.filter(({ state }) => state !== 'refused').length
  const isStopped = waiting.some(({ state }) => state === 'stopped')
  return (
    <p role="status" className={styles.line}>
      {left > 0 && (
        <>
          <UploadIcon />
          残り{left}枚
          <span>{isStopped ? 'つながると続きから送ります' : 'この画面を離れても送り続けます'}</span>
        </>
      )}
    </p>
  )
}
