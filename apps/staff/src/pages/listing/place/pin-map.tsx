import type { Place } from '@sumai/basemap/mercator'
import { STATIC_SIZES, staticMapUrl } from '@sumai/basemap/static-map'
import { MinusIcon, PinIcon, PlusIcon } from '@sumai/ui/icon'
import { IconButton } from '@sumai/ui/icon-button'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { movedBy, movedByPx, pxFrom } from './moved.ts'
import styles from './pin-map.module.css'

type Props = { place: Place; onMove: (place: Place) => void }

const ZOOMS = [13, 14, 15] as const
const { width, height } = STATIC_SIZES.wide
/** px at the edge where a pin asks for another picture. */
const EDGE = 60

/** East and north. */
const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}
const FAR = 10

/** A picture of the ground, and a pin on it that is dragged, or moved by keys. */
export function PinMap({ place, onMove }: Props) {
  const [centre, setCentre] = useState(place)
  const [level, setLevel] = useState(2)
  const [held, setHeld] = useState<{ x: number; y: number; right: number; down: number }>()
  const zoom = ZOOMS[level] ?? 15
  const at = pxFrom(centre, place, zoom)
  const isOut = Math.abs(at.right) > width / 2 - EDGE || Math.abs(at.down) > height / 2 - EDGE
  if (isOut && !held) setCentre(place)

  function press(event: KeyboardEvent) {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const metres = event.shiftKey ? FAR : 1
    onMove(movedBy(place, step[0] * metres, step[1] * metres))
  }
  function lift({ currentTarget, pointerId, clientX, clientY }: PointerEvent) {
    currentTarget.setPointerCapture(pointerId)
    setHeld({ x: clientX, y: clientY, right: 0, down: 0 })
  }
  function drag({ clientX, clientY }: PointerEvent) {
    if (held) setHeld({ ...held, right: clientX - held.x, down: clientY - held.y })
  }
  function drop() {
    if (held) onMove(movedByPx(place, zoom, held.right, held.down))
    setHeld(undefined)
  }
  const right = at.right + (held?.right ?? 0)
  const down = at.down + (held?.down ?? 0)
  return (
    <div className={styles.map}>
      <img
        src={staticMapUrl({ centre, zoom, size: 'wide', mark: 'none' })}
        width={width}
        height={height}
        alt="まわりの地図"
        draggable={false}
        className={styles.picture}
      />
      <button
        type="button"
        aria-label="物件のピン"
        aria-describedby="pin-hint"
        className={styles.pin}
        style={{ left: `calc(50% + ${right}px)`, top: `calc(50% + ${down}px)` }}
        onKeyDown={press}
        onPointerDown={lift}
        onPointerMove={drag}
        onPointerUp={drop}
        onPointerCancel={() => setHeld(undefined)}
      >
        <PinIcon size="l" />
      </button>
      <div className={styles.zoom}>
        <IconButton
          label="地図を拡大する"
          icon={PlusIcon}
          look="onPhoto"
          disabled={level === ZOOMS.length - 1}
          onClick={() => setLevel(level + 1)}
        />
        <IconButton
          label="地図を縮小する"
          icon={MinusIcon}
          look="onPhoto"
          disabled={level === 0}
          onClick={() => setLevel(level - 1)}
        />
      </div>
    </div>
  )
}
