import { MapIcon } from '@sumai/ui/icon'
import { useHydrated } from '@sumai/ui/use-hydrated'
import { type ComponentProps, type ComponentType, useRef, useState } from 'react'
import type { LiveMap } from '../live-map/live-map.tsx'
import type { MapPin } from '../live-map/map-options.ts'
import type { MapArea } from '../live-map/use-areas.ts'
import { StaticMap } from '../static-map/static-map.tsx'
import styles from './map-figure.module.css'

type LiveProps = ComponentProps<typeof LiveMap>

type Props = Pick<ComponentProps<typeof StaticMap>, 'centre' | 'zoom' | 'mark'> & {
  /** 大橋店の周辺の地図 */
  label: string
  /** On the map that can be moved, where the mark of the picture is not. */
  pins: readonly MapPin[]
  areas: readonly MapArea[]
}

type State = 'picture' | 'loading' | 'live' | 'failed'

/** A picture of a map; a press makes it one that can be moved. Its code comes with the press. */
export function MapFigure({ label, pins, areas, ...map }: Props) {
  const [state, setState] = useState<State>('picture')
  const [Live, setLive] = useState<ComponentType<LiveProps> | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const isHydrated = useHydrated()
  const fail = () => setState('failed')

  async function press() {
    setState('loading')
    try {
      const { LiveMap } = await import('../live-map/live-map.tsx')
      setLive(() => LiveMap)
    } catch {
      fail()
    }
  }

  return (
    <div ref={frame} aria-busy={state === 'loading'} className={styles.figure}>
      <StaticMap alt={label} {...map} />
      {isHydrated && (state === 'picture' || state === 'loading') && (
        <button
          type="button"
          disabled={state === 'loading'}
          onClick={press}
          className={styles.press}
        >
          <span className={styles.word}>
            <MapIcon size="s" />
            {state === 'loading' ? '地図を読み込んでいます' : '地図を動かす'}
          </span>
        </button>
      )}
      {Live && state !== 'failed' && (
        <div data-ready={state === 'live' || undefined} className={styles.live}>
          <Live
            label={label}
            view={{ centre: map.centre, zoom: map.zoom }}
            pins={pins}
            areas={areas}
            isWithinPage
            onReady={() => {
              setState('live')
              frame.current?.querySelector('canvas')?.focus({ preventScroll: true })
            }}
            onFail={fail}
          />
        </div>
      )}
      {state === 'failed' && (
        <p role="status" className={styles.word}>
          お使いの環境では動かせないため、画像で表示しています
        </p>
      )}
    </div>
  )
}
