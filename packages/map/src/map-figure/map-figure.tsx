import { classNames } from '@sumai/ui/class-names'
import { MapIcon } from '@sumai/ui/icon'
import { useHydrated } from '@sumai/ui/use-hydrated'
import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import type { LiveMap } from '../live-map/live-map.tsx'
import { StaticMap } from '../static-map/static-map.tsx'
import styles from './map-figure.module.css'

type LiveEvents = Pick<ComponentProps<typeof LiveMap>, 'onReady' | 'onFail'>

type Props = ComponentProps<typeof StaticMap> & {
  /** The same place as a `LiveMap`, whose code comes with the press. */
  live: () => Promise<ComponentType<LiveEvents>>
  /** Something else was pressed that the live map shows. */
  isAsked?: boolean
  /** The upper corner of the button. */
  pressOn?: 'left' | 'right'
  /** Over the picture. */
  children?: ReactNode
}

type State = 'picture' | 'loading' | 'live' | 'failed'

/** A picture of a map; a press makes it one that can be moved. */
export function MapFigure({
  live,
  isAsked = false,
  pressOn = 'left',
  children,
  ...picture
}: Props) {
  const [state, setState] = useState<State>('picture')
  const [Live, setLive] = useState<ComponentType<LiveEvents> | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const isHydrated = useHydrated()
  const isLoading = state === 'loading'
  const fail = () => setState('failed')

  function press() {
    setState('loading')
    live().then((Component) => setLive(() => Component), fail)
  }
  const pressOnce = useEffectEvent(() => state === 'picture' && press())
  useEffect(() => {
    if (isAsked) pressOnce()
  }, [isAsked])
  function begin() {
    setState('live')
    frame.current?.querySelector('canvas')?.focus({ preventScroll: true })
  }

  return (
    <div ref={frame} data-map-figure aria-busy={isLoading || undefined} className={styles.figure}>
      <StaticMap {...picture} />
      {children}
      {isHydrated && (isLoading || state === 'picture') && (
        <button type="button" disabled={isLoading} onClick={press} className={styles.press}>
          <span className={classNames(styles.word, pressOn === 'right' && styles.right)}>
            <MapIcon size="s" />
            {isLoading ? '地図を読み込んでいます' : '地図を動かす'}
          </span>
        </button>
      )}
      {Live && state !== 'failed' && (
        <div className={styles.live}>
          <Live onReady={begin} onFail={fail} />
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
