import type { Place } from '@sumai/basemap/mercator'
import { useCamera } from '@sumai/map/camera'
import type { PlaceKind } from '@sumai/map/map-layers'
import { DrawIcon, LayersIcon, LocateIcon, TrainIcon } from '@sumai/ui/icon'
import { useRef } from 'react'
import { askPlace } from '../visitor-place.ts'
import { LayerMenu } from './layer-menu.tsx'
import styles from './map-tools.module.css'

export type Layers = { hasRails: boolean; kinds: readonly PlaceKind[]; hasLand: boolean }

type Props = {
  layers: Layers
  /** Land prices in words; `null` where the map has none. */
  land: string | null | undefined
  onLayers: (layers: Layers) => void
  /** Of the map. */
  zoom: number
  /** Where most homes are. */
  densest: Place | undefined
  /** Whether the layers stand there to be chosen. */
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onDraw: () => void
  onPickCommute: () => void
}

/** Zoom that shows a neighbourhood. */
const NEIGHBOURHOOD = 14.5
/** Zooms beyond the one from which on something is shown. */
const BEYOND = 0.5
/** Zoom below which the middle of the map may be anywhere, even in the sea. */
const REGION = 12

/** The tools of the map at its right edge: drawing, layers, the visitor's own place. */
export function MapTools(props: Props) {
  const { layers, land, onLayers, zoom, densest, isOpen, onOpen, onDraw, onPickCommute } = props
  const camera = useCamera()
  const opener = useRef<HTMLButtonElement>(null)

  function close() {
    onOpen(false)
    opener.current?.focus()
  }

  function goNear(from: number) {
    if (!camera) return
    camera.goTo((zoom < REGION && densest) || camera.middle(), from + BEYOND)
  }

  function locate() {
    askPlace(({ latitude: lat, longitude: lng }) => camera?.goTo({ lat, lng }, NEIGHBOURHOOD))
  }

  return (
    <>
      <div className={styles.tools}>
        <button type="button" onClick={onDraw} className={styles.tool}>
          <DrawIcon />
          <span>エリアを描く</span>
        </button>
        <button type="button" onClick={onPickCommute} className={styles.tool}>
          <TrainIcon />
          <span>通勤先を選ぶ</span>
        </button>
        <button
          ref={opener}
          type="button"
          aria-expanded={isOpen}
          onClick={() => onOpen(!isOpen)}
          className={styles.tool}
        >
          <LayersIcon />
          <span>重ねる</span>
        </button>
        <button type="button" onClick={locate} className={styles.tool}>
          <LocateIcon />
          <span>現在地</span>
        </button>
      </div>
      {isOpen && (
        <LayerMenu {...{ layers, land, zoom, onLayers }} onNearer={goNear} onClose={close} />
      )}
    </>
  )
}
