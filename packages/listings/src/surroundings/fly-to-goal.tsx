import type { LatLng } from '@sumai/domain/listing/distance'
import { useCamera } from '@sumai/map/camera'
import { useEffect, useEffectEvent } from 'react'

type Props = { home: LatLng; targets: readonly LatLng[] }

/** px around the home and what was pressed, for discs and their names. */
const ROOM = 100

/** Shows the home together with what was pressed. */
export function FlyToGoal({ home, targets }: Props) {
  const camera = useCamera()
  const fly = useEffectEvent(() => {
    const lats = [home, ...targets].map(({ lat }) => lat)
    const lngs = [home, ...targets].map(({ lng }) => lng)
    camera?.flyTo(
      [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)],
      ROOM,
    )
  })
  const places = targets.map(({ lat, lng }) => `${lat} ${lng}`).join()
  useEffect(() => {
    if (camera && places) fly()
  }, [camera, places])
  return null
}
