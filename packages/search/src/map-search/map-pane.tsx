import type { LiveMap } from '@sumai/map/live-map'
import type { Bounds, MapPin, MapView } from '@sumai/map/map-options'
import { StaticMap } from '@sumai/map/static-map'
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
  /** Where there is no map to move, the picture stays. */
  onFail: () => void
  /** Over the map that can be moved. */
  children: ReactNode
}

type Live = ComponentType<ComponentProps<typeof LiveMap>>

/** The map of the results: a picture by the server, then one to move, whose code comes late. */
export function MapPane({ map, label, viewOf, pins, onFail, children, ...events }: Props) {
  const [live, setLive] = useState<{ Component: Live; view: MapView } | null>(null)
  const [state, setState] = useState<'picture' | 'live' | 'failed'>('picture')

  function fail() {
    setState('failed')
    onFail()
  }

  const show = useEffectEvent((Component: Live) => setLive({ Component, view: viewOf() }))
  useEffect(() => {
    let isOver = false
    import(/* webpackChunkName: "live-map" */ '@sumai/map/live-map').then(
      ({ LiveMap }) => isOver || show(LiveMap),
      () => isOver || setState('failed'),
    )
    return () => {
      isOver = true
    }
  }, [])

  return (
    <div className={styles.pane}>
      <StaticMap fills alt={label} {...map.picture} mark="none" />
      {live && state !== 'failed' && (
        <div data-ready={state === 'live' || undefined} className={styles.live}>
          <live.Component
            label={label}
            view={live.view}
            pins={pins}
            onReady={() => setState('live')}
            {...events}
            onFail={fail}
          >
            {children}
          </live.Component>
        </div>
      )}
      {state === 'failed' && (
        <p role="status" className={styles.failed}>
          お使いの環境では地図を動かせないため、画像で表示しています
        </p>
      )}
    </div>
  )
}
