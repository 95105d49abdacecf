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
  /** The card that lies at the foot of the map instead of above its pin. */
  dockedOf: () => HTMLElement | null
  /** px at the foot of the map that the list covers. */
  coveredOf: () => number
  onRest: (zoom: number) => void
}

/** px that a card takes around its pin, or leaves beside it and above where it lies at the foot. */
const CARD = { above: 330, beside: 220, below: 0 }
const DOCKED = { above: 120, beside: 64 }
/** px between a pin and the card at the foot. */
const GAP = 24

/** px that the controls at its edges take of the map, with the pin that stands in their way. */
const CONTROLS = { top: 112, right: 112, bottom: 72, left: 60 }

/** Shows what the search says when the address was changed by other means than the map. */
export function FollowSearch({
  map,
  hasBounds,
  paddingOf,
  moves,
  target,
  revealed,
  dockedOf,
  coveredOf,
  onRest,
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
  const rest = useEffectEvent(() => {
    // A move at the same zoom changes nothing.
    if (camera) onRest(Number(camera.zoom().toFixed(2)))
  })
  useEffect(() => {
    rest()
    return camera?.onRest(() => rest())
  }, [camera])
  const flyTo = useEffectEvent((to: Bounds) => {
    const covered = coveredOf()
    const bottom = covered > 0 ? covered + 40 : CONTROLS.bottom
    camera?.flyTo(to, { ...CONTROLS, bottom })
  })
  useEffect(() => {
    if (camera && target) flyTo(target.bounds)
  }, [camera, target])
  const place = revealed && `${revealed.lat},${revealed.lng}`
  const reveal = useEffectEvent(() => {
    const card = dockedOf()
    if (!camera || !revealed) return
    if (!card) return camera.reveal(revealed, CARD)
    const foot = (card.offsetParent?.clientHeight ?? 0) - card.offsetTop
    camera.reveal(revealed, { ...DOCKED, below: foot + GAP })
  })
  useEffect(() => {
    if (!place) return
    reveal()
    const card = dockedOf()
    if (!card) return
    // It grows when its homes are there.
    const observer = new ResizeObserver(() => reveal())
    observer.observe(card)
    return () => observer.disconnect()
  }, [place, dockedOf])
  return null
}
