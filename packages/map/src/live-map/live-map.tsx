import { MinusIcon, PlusIcon } from '@sumai/ui/icon'
import { IconButton } from '@sumai/ui/icon-button'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { MapContext } from './camera.ts'
import styles from './live-map.module.css'
import type { Bounds, MapPin, MapView } from './map-options.ts'
import { type GroundPicture, PicturedGround } from './pictured-ground.tsx'
import { type MapArea, useAreas } from './use-areas.ts'
import { useCoveredPins } from './use-covered-pins.ts'
import { useMap } from './use-map.ts'
import { usePins } from './use-pins.ts'

type Props = {
  /** Accessible name: 大橋店の周辺の地図 */
  label: string
  /** What is shown at first. */
  view: MapView
  /** Stands in for the ground until that is drawn; without it nothing is seen until then. */
  picture?: GroundPicture
  pins?: readonly MapPin[]
  areas?: readonly MapArea[]
  /**
   * Within a page two fingers move the map, or Ctrl and the wheel: otherwise the page scrolls.
   * Its pins are few, and none lies on another.
   */
  isWithinPage?: boolean
  /** When the ground is drawn and has its pins. */
  onReady?: () => void
  /** When the visitor has moved the map. */
  onMove?: (bounds: Bounds) => void
  /** When the ground was pressed. */
  onPress?: () => void
  /** Without WebGL, code or tiles: show a picture instead. */
  onFail: (cause: unknown) => void
  /** What lies over the map; `useCamera` moves it. */
  children?: ReactNode
}

/** The same at every render: nothing is drawn anew. */
const NONE: [] = []

/** A map to move and zoom, from the library of the shell. It fills its parent. */
export function LiveMap({
  label,
  view,
  picture,
  pins = NONE,
  areas = NONE,
  isWithinPage = false,
  children,
  onReady,
  ...events
}: Props) {
  const host = useRef<HTMLDivElement>(null)
  const { map, isDrawn } = useMap({ host, label, view, isWithinPage, ...events })
  const places = usePins(map, pins)
  const [isSeen, setSeen] = useState(false)
  // A map without its pins, if only for a moment, looks as if it had lost them.
  if (!isSeen && isDrawn && pins.every(({ id }) => places.has(id))) setSeen(true)
  const ready = useEffectEvent(() => onReady?.())
  // Only what is seen can be given the focus.
  useEffect(() => {
    if (isSeen) ready()
  }, [isSeen])
  useCoveredPins(map, isWithinPage, areas)
  useAreas(map, areas)
  return (
    <div data-ground={isSeen ? 'drawn' : map && picture && 'pictured'} className={styles.frame}>
      {map && picture && <PicturedGround map={map.map} {...{ picture, isDrawn: isSeen }} />}
      <div ref={host} className={styles.host} />
      {map && (
        <div data-map-control="" className={styles.controls}>
          <IconButton label="地図を拡大する" icon={PlusIcon} onClick={() => map.map.zoomIn()} />
          <IconButton label="地図を縮小する" icon={MinusIcon} onClick={() => map.map.zoomOut()} />
        </div>
      )}
      {pins.map(({ id, content }) => {
        const place = places.get(id)
        return place && createPortal(content, place, id)
      })}
      {map && <MapContext value={map}>{children}</MapContext>}
    </div>
  )
}
