import { useCamera } from '@sumai/map/camera'
import { Button } from '@sumai/ui/button'
import { PinIcon } from '@sumai/ui/icon'
import { MapNotice } from './map-notice.tsx'
import styles from './pick-commute.module.css'

type Props = {
  /** `null`: given up. */
  onPicked: (place: { lat: number; lng: number } | null) => void
}

/** A mark in the middle of the map, which is moved until the mark lies where one goes every day. */
export function PickCommute({ onPicked }: Props) {
  const camera = useCamera()
  if (!camera) return null
  return (
    <>
      <span aria-hidden="true" className={styles.free}>
        <PinIcon className={styles.mark} />
      </span>
      <MapNotice words="地図を動かして通勤先に合わせます">
        <button type="button" onClick={() => onPicked(null)}>
          やめる
        </button>
      </MapNotice>
      <div className={styles.foot}>
        <Button onClick={() => onPicked(camera.middle())}>ここに決める</Button>
      </div>
    </>
  )
}
