import { formatTime } from '@sumai/format/dates'
import { useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { queue } from '../pictures/queue.ts'
import { PICTURES } from '../pictures/send-pictures.ts'
import { waiting } from '../retry/retry.ts'
import { onQueries, shownSince } from './data-age.ts'
import styles from './offline-strip.module.css'

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** Says how old what is shown is, and that nothing is lost. */
export function OfflineStrip() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return <div role="status">{!isOnline && <Strip />}</div>
}

function Strip() {
  const since = useSyncExternalStore(onQueries, shownSince)
  const texts = useStore(waiting, ({ works }) => works.size - Number(works.has(PICTURES)))
  const pictures = useStore(
    queue,
    (state) => state.pictures.filter(({ state }) => state !== 'refused').length,
  )
  const changes = texts + pictures
  return (
    <p className={styles.strip}>
      オフラインです。
      {since && `${formatTime(new Date(since))} 時点の情報です。`}
      {changes > 0 ? `変更${changes}件は端末に保存しました。` : '入力はこの端末に残ります。'}
    </p>
  )
}
