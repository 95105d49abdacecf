import type { LiveMap } from '@sumai/map/live-map'
import type { Bounds, MapPin } from '@sumai/map/map-options'
import { StaticMap } from '@sumai/map/static-map'
import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { MapData } from './map-data.ts'
import styles from './map-pane.module.css'

type Props = {
  map: MapData
  label: string
  /** px around what is shown. */
  padding: number
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
export function MapPane({ map, label, padding, pins, onFail, children, ...events }: Props) {
  const [Live, setLive] = useState<Live | null>(null)
  const [state, setState] = useState<'picture' | 'live' | 'failed'>('picture')

  function fail() {
    setState('failed')
    onFail()
  }

  useEffect(() => {
    let isOver = false
    import(/* webpackChunkName: "live-map" */ '@sumai/map/live-map').then(
      ({ LiveMap }) => isOver || setLive(() => LiveMap),
      () => isOver || setState('failed'),
    )
    return () => {
      isOver = true
    }
  }, [])

  return (
    <div className={styles.pane}>
      <StaticMap fills alt={label} {...map.picture} mark="none" />
      {Live && state !== 'failed' && (
        <div data-ready={state === 'live' || undefined} className={styles.live}>
          <Live
            label={label}
            view={{ bounds: map.bounds, padding }}
            pins={pins}
            onReady={() => setState('live')}
            {...events}
            onFail={fail}
          >
            {children}
          </Live>
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
