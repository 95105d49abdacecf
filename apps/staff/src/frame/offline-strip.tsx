import { useSyncExternalStore } from 'react'
import styles from './offline-strip.module.css'

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** Says that what is shown is old, and that nothing is lost. */
export function OfflineStrip() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.strip}>
          オフラインです。最後に読み込んだ情報を表示しています。入力はこの端末に残ります。
        </p>
      )}
    </div>
  )
}
