import { type MapLibrary, mapLibrary } from '@sumai/platform/map-library'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { boundsOf, isQuiet, QUIET } from './camera.ts'
import { type Bounds, cameraOf, fit, type MapView, texts } from './map-options.ts'
import './maplibre.css'

/** ms in which a map must be there; a picture stands in its place meanwhile. */
const PATIENCE = 20_000

type Options = {
  host: RefObject<HTMLDivElement | null>
  label: string
  view: MapView
  isWithinPage: boolean
  onMove?: ((bounds: Bounds) => void) | undefined
  onPress?: (() => void) | undefined
  onFail: (cause: unknown) => void
}

export type ReadyMap = { map: MapLibreMap; maplibre: MapLibrary['maplibre'] }

type Opened = {
  /** The map inside `host`: it can be moved and has its layers. */
  map: ReadyMap | null
  /** Whether its ground is drawn. */
  isDrawn: boolean
}

const CLOSED: Opened = { map: null, isDrawn: false }

export function useMap({ host, ...options }: Options): Opened {
  const [state, setState] = useState(CLOSED)
  const fitView = useEffectEvent((map: MapLibreMap) => fit(map, options.view, QUIET))
  const onPress = useEffectEvent(() => options.onPress?.())
  const onFail = useEffectEvent((cause: unknown) => options.onFail(cause))
  const onMove = useEffectEvent((map: MapLibreMap) => options.onMove?.(boundsOf(map)))
  const open = useEffectEvent(({ maplibre, style }: MapLibrary, container: HTMLElement) => {
    const { label, view, isWithinPage } = options
    const map = new maplibre.Map({
      container,
      style,
      ...cameraOf(view),
      locale: texts(label),
      cooperativeGestures: isWithinPage,
      // Names of a style of our own stand below the map; those of another one are its own.
      attributionControl: typeof style === 'string' ? { compact: false } : false,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      minZoom: 5,
      maxZoom: 18.5,
      ...(matchMedia('(prefers-reduced-motion: reduce)').matches && { fadeDuration: 0 }),
    })
    fit(map, view, QUIET)
    map.touchZoomRotate.disableRotation()
    map.keyboard.disableRotation()
    return map
  })

  useEffect(() => {
    let map: MapLibreMap | undefined
    let isOver = false
    const fail = (cause: unknown) => {
      if (!isOver) onFail(cause)
      isOver = true
    }
    const timer = setTimeout(() => fail(new Error('the map took too long')), PATIENCE)
    const begin = async () => {
      const library = await mapLibrary()
      if (isOver || !host.current) return
      const opened = open(library, host.current)
      map = opened
      // A single tile that is missing has the one above it; without the file there is no map.
      map.on('error', (event) => 'tile' in event || fail(event.error))
      map.on(
        'click',
        ({ originalEvent }) => originalEvent.target === opened.getCanvas() && onPress(),
      )
      // A page that comes back may lay the map out only now: MapLibre calls that a move.
      let isLayout = false
      const layOut = () => {
        fitView(opened)
        isLayout = true
      }
      map.on('resize', layOut)
      map.on('moveend', (event) => {
        if (isQuiet(event)) return
        if (!isLayout) onMove(opened)
        isLayout = false
      })
      const ready = { map: opened, maplibre: library.maplibre }
      await map.once('style.load')
      if (isOver) return
      setState({ map: ready, isDrawn: false })
      await map.once('load')
      if (isOver) return
      clearTimeout(timer)
      map.off('resize', layOut)
      isLayout = false
      setState({ map: ready, isDrawn: true })
    }
    begin().catch(fail)
    return () => {
      isOver = true
      clearTimeout(timer)
      setState(CLOSED)
      map?.remove()
    }
  }, [host])

  return state
}
