import type { RefObject } from 'react'
import { Level } from './level.tsx'
import styles from './viewfinder.module.css'

type Props = { video: RefObject<HTMLVideoElement | null>; isLive: boolean; isMissing: boolean }

/** What the camera sees, with a grid of thirds. */
export function Viewfinder({ video, isLive, isMissing }: Props) {
  return (
    <div className={styles.frame}>
      <video ref={video} muted playsInline aria-label="カメラの映像" className={styles.video} />
      {isLive && (
        <>
          <span className={styles.thirds} />
          <Level />
        </>
      )}
      {isMissing && (
        <p className={styles.missing}>
          この画面ではカメラを使えません。下のボタンで端末のカメラを開いて撮れます。
        </p>
      )}
    </div>
  )
}
