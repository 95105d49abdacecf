import type { Place } from '@sumai/basemap/mercator'
import { useCamera } from '@sumai/map/camera'
import type { Bounds, Padding } from '@sumai/map/map-options'
import { useEffect, useEffectEvent } from 'react'
import type { MapData } from './map-data.ts'
import { useFreePart } from './use-free-part.ts'
import type { MapMoves } from './use-map-moves.ts'
import { useRoomForCard } from './use-room-for-card.ts'

type Props = {
  map: MapData
  /** Whether the search says where to look. */
  hasBounds: boolean
  /** px around what the search shows. */
  padding: Padding
  moves: MapMoves
  /** Where a press leads. */
  target: { bounds: Bounds } | null
  /** The pin that was pressed. */
  pressed: Place | null
  /** The homes there: above the pin, or at the foot of the map. */
  card: HTMLElement | null
  /** px at the foot of the map that the list covers. */
  coveredOf: () => number
  /** Whether that list has been raised. */
  isRaised: boolean
  onRest: (zoom: number) => void
}

/** px around where a press leads, within what is free: the pins there are seen whole. */
const ROUND_TARGET = { top: 32, right: 56, bottom: 44, left: 40 }
/** The same at the foot of a phone, whose other controls stand higher. */
const FOOT = 12

/** Shows what the search says when the address was changed by other means than the map. */
export function FollowSearch(props: Props) {
  const { map, hasBounds, padding, moves, target, coveredOf, onRest } = props
  const camera = useCamera()
  const { bounds } = map
  useFreePart({ ...props, camera, bounds })
  useRoomForCard({ ...props, camera })
  const key = bounds.join()
  const follow = useEffectEvent(() => {
    if (!camera || camera.isMoving() || !moves.isElsewhere(bounds)) return
    camera.show(bounds, padding)
    moves.settle(camera.bounds())
  })
  useEffect(() => follow(), [key])
  const see = useEffectEvent(() => {
    if (camera && !hasBounds) moves.see(camera.bounds())
  })
  useEffect(() => see(), [camera, map])
  const rest = useEffectEvent(() => {
    // A move at the same zoom changes nothing.
    if (camera) onRest(Number(camera.zoom().toFixed(2)))
  })
  useEffect(() => {
    rest()
    return camera?.onRest(() => rest())
  }, [camera])
  const flyTo = useEffectEvent((to: Bounds) => {
    const bottom = coveredOf() > 0 ? FOOT : ROUND_TARGET.bottom
    camera?.flyTo(to, { ...ROUND_TARGET, bottom })
  })
  useEffect(() => {
    if (camera && target) flyTo(target.bounds)
  }, [camera, target])
  return null
}
