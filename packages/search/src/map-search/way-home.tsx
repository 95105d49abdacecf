import type { Bounds } from '@sumai/map/map-options'
import { ArrowRightIcon } from '@sumai/ui/icon'
import { wayHome } from './view.ts'
import styles from './way-home.module.css'

type Props = {
  /** Of the map. */
  bounds: Bounds
  onGo: () => void
}

/** On a map of elsewhere: an arrow towards where homes are, which leads there. */
export function WayHome({ bounds, onGo }: Props) {
  const way = wayHome(bounds)
  if (way === null) return null
  return (
    <button type="button" onClick={onGo} className={styles.way}>
      <span className={styles.arrow} style={{ rotate: `${way - 90}deg` }}>
        <ArrowRightIcon />
      </span>
      物件のある地域へ
    </button>
  )
}
