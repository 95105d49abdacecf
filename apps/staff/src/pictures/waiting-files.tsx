import { useStore } from 'zustand'
import { queue, waitingIn } from './queue.ts'
import { SendingVeil } from './sending-veil.tsx'
import styles from './waiting-files.module.css'
import type { Slot } from './waiting-picture.ts'

type Props = { slot: Slot }

/** What is on its way into a field, shown from the device. */
export function WaitingFiles({ slot }: Props) {
  const all = useStore(queue, ({ pictures }) => pictures)
  const waiting = waitingIn(all, slot)
  return (
    <div role="status" className={styles.files}>
      {waiting.map((file) => (
        <div key={file.id} className={styles.file}>
          {'as' in file && file.as !== 'document' && (
            <img src={file.preview} alt="送信待ちの写真" />
          )}
          <SendingVeil picture={file} className={styles.state} />
        </div>
      ))}
    </div>
  )
}
