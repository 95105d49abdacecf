import { useCamera } from '@sumai/map/camera'
import type { Bounds, Padding } from '@sumai/map/map-options'
import { useEffect, useEffectEvent } from 'react'
import type { MapData } from './map-data.ts'
import type { MapMoves } from './use-map-moves.ts'

type Props = {
  map: MapData
  /** Whether the search says where to look. */
  hasBounds: boolean
  paddingOf: () => Padding
  moves: MapMoves
  /** Where a press leads. */
  target: { bounds: Bounds } | null
  /** A place whose card needs room. */
  revealed: { lat: number; lng: number } | null
  /** The card lies at the foot of the map instead of above its pin. */
  isDocked: boolean
}

/** px that a card takes around its pin, or at the foot of the map. */
const CARD = { above: 330, beside: 220, below: 0 }
const DOCKED = { above: 120, beside: 60, below: 280 }

/** Shows what the search says when the address was changed by other means than the map. */
export function FollowSearch({
  map,
  hasBounds,
  paddingOf,
  moves,
  target,
  revealed,
  isDocked,
}: Props) {
  const camera = useCamera()
  const { bounds } = map
  const key = bounds.join()
  const follow = useEffectEvent(() => {
    if (!camera || camera.isMoving() || !moves.isElsewhere(bounds)) return
    camera.show(bounds, paddingOf())
    moves.settle(camera.bounds())
  })
  useEffect(() => follow(), [key])
  const see = useEffectEvent(() => {
    if (camera && !hasBounds) moves.see(camera.bounds())
  })
  useEffect(() => see(), [camera, map])
  useEffect(() => {
    if (target) camera?.flyTo(target.bounds, 60)
  }, [camera, target])
  const place = revealed && `${revealed.lat},${revealed.lng}`
  const reveal = useEffectEvent(() => {
    if (!camera || !revealed) return
    camera.reveal(revealed, isDocked ? DOCKED : CARD)
  })
  useEffect(() => reveal(), [place])
  return null
}
