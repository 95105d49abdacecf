import { isOnMap } from '@sumai/basemap/static-map'
import type { LiveMap } from '@sumai/map/live-map'
import type { Bounds, MapPin, MapView } from '@sumai/map/map-options'
import { MapCredit, StaticMap } from '@sumai/map/static-map'
import { mapLibrary } from '@sumai/platform/map-library'
import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import type { MapData } from './map-data.ts'
import styles from './map-pane.module.css'

type Props = {
  map: MapData
  label: string
  /** What is shown at first, asked for when the page stands. */
  viewOf: () => MapView
  pins: readonly MapPin[]
  onMove: (bounds: Bounds) => void
  onPress: () => void
  /** Called where there is no map to move: the picture stays. */
  onFail: () => void
  /** Over the picture, until the map to move is there. */
  first: ReactNode
  /** Drawn over the map that can be moved. */
  children: ReactNode
}

/** The map to move, with what it shows at first. */
type Live = {
  Component: ComponentType<ComponentProps<typeof LiveMap>>
  view: MapView
  picture: MapData['picture']
}

/** The map of the results: a picture by the server, then one to move, whose code comes late. */
export function MapPane({ map, label, viewOf, pins, onFail, first, children, ...events }: Props) {
  const [live, setLive] = useState<Live | null>(null)
  const [hasFailed, setFailed] = useState(false)

  function fail() {
    setFailed(true)
    onFail()
  }

  const show = useEffectEvent((Component: Live['Component']) =>
    setLive({ Component, view: viewOf(), picture: map.picture }),
  )
  useEffect(() => {
    let isOver = false
    // Loaded beside the code that draws with it, not after it; a failure is handled there.
    mapLibrary().catch(() => {})
    import(/* webpackChunkName: "live-map" */ '@sumai/map/live-map').then(
      ({ LiveMap }) => isOver || show(LiveMap),
      () => isOver || setFailed(true),
    )
    return () => {
      isOver = true
    }
  }, [])

  // A map that is moved draws its ground itself: no new picture for each move.
  const shown = live && !hasFailed ? live.picture : map.picture
  const picture = isOnMap(shown.centre) ? shown : undefined
  return (
    <div data-sea={!picture || undefined} className={styles.pane}>
      {picture ? <StaticMap fills alt={label} {...picture} /> : <MapCredit />}
      {picture && first}
      {live && !hasFailed && (
        <div className={styles.live}>
          <live.Component
            {...{ label, pins, ...events }}
            {...(picture && { picture })}
            view={live.view}
            onFail={fail}
          >
            {children}
          </live.Component>
        </div>
      )}
      {hasFailed && (
        <p role="status" className={styles.failed}>
          お使いの環境では地図を動かせないため、画像で表示しています
        </p>
      )}
    </div>
  )
}
