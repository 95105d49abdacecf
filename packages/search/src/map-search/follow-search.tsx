import { useCamera } from '@sumai/map/camera'
import type { Bounds } from '@sumai/map/map-options'
import { useEffect, useEffectEvent } from 'react'
import type { MapMoves } from './use-map-moves.ts'

type Props = {
  bounds: Bounds
  padding: number
  moves: MapMoves
  /** Where a press leads. */
  target: { bounds: Bounds } | null
  /** A place whose card needs room. */
  revealed: { lat: number; lng: number } | null
}

/** px that a card takes above its pin, and to either side of it. */
const CARD = { above: 330, beside: 220 }

/** Shows what the search says when the address was changed by other means than the map. */
export function FollowSearch({ bounds, padding, moves, target, revealed }: Props) {
  const camera = useCamera()
  const key = bounds.join()
  const follow = useEffectEvent(() => {
    if (!camera || camera.isMoving() || !moves.isElsewhere(bounds)) return
    camera.show(bounds, padding)
    moves.settle(camera.bounds())
  })
  useEffect(() => follow(), [key])
  useEffect(() => {
    if (target) camera?.flyTo(target.bounds, 60)
  }, [camera, target])
  const place = revealed && `${revealed.lat},${revealed.lng}`
  const reveal = useEffectEvent(() => {
    if (!camera || !revealed) return
    camera.reveal(revealed, CARD)
  })
  useEffect(() => reveal(), [place])
  return null
}
