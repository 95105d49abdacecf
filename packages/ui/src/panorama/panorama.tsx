import { useEffect, useRef, useState } from 'react'
import { PanoramaIcon } from '../icon/icon.tsx'
import { Picture } from '../picture/picture.tsx'
import styles from './panorama.module.css'
import type { PanoramaControls } from './panorama-controls.tsx'
import { useViewer } from './use-viewer.ts'

/** One panorama: an equirectangular picture, twice as wide as high. */
export type PanoramaView = { url: string /** リビング */; label: string }

type Props = {
  /** Name of the listing. */
  name: string
  views: readonly PanoramaView[]
  /**
   * Whether it is visible: then the viewer is loaded. Before that, and if it fails, a still
   * picture.
   */
  isOpen: boolean
}

/** ms for which the hint is shown. */
const HINT = 3000

/** A panorama viewer for several rooms. */
export function Panorama({ name, views, isOpen }: Props) {
  const figure = useRef<HTMLElement>(null)
  const [index, setIndex] = useState(0)
  const view = views[index] ?? views[0]
  const { host, state, zoom } = useViewer(isOpen ? view?.url : undefined)
  const isHintOn = useFirstMoments(state === 'ready')
  const Controls = useControls(isOpen)
  if (!view) return null

  const toggleFullscreen = () => {
    if (document.fullscreenElement) document.exitFullscreen()
    else figure.current?.requestFullscreen()
  }

  return (
    <figure ref={figure} className={styles.panorama}>
      <a href={view.url} tabIndex={state === 'ready' ? -1 : undefined} className={styles.still}>
        <Picture
          photo={{ url: view.url, width: 3072, height: 1536 }}
          alt={`${name} ${view.label}のパノラマ写真`}
          ratio="3:2"
          sizes="100vw"
        />
      </a>
      <div
        hidden={state === 'still' || state === 'failed'}
        data-ready={state === 'ready' || undefined}
        className={styles.viewer}
      >
        <div
          ref={host}
          role="application"
          aria-label={`${view.label}のパノラマ。矢印キーで見渡せます`}
          aria-busy={state === 'loading'}
        />
      </div>
      {isHintOn && (
        <p className={styles.note}>
          <PanoramaIcon />
          左右に動かして見渡せます
        </p>
      )}
      {state === 'failed' && (
        <p role="status" className={styles.note}>
          お使いの環境では動かせないため、静止画で表示しています
        </p>
      )}
      {state !== 'still' && Controls && (
        <Controls
          {...{ views, view, zoom }}
          isReady={state === 'ready'}
          onView={setIndex}
          onFullscreen={toggleFullscreen}
        />
      )}
    </figure>
  )
}

/** True for the first moments after `began`, once. */
function useFirstMoments(began: boolean): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!began) return
    const timer = setTimeout(() => setOver(true), HINT)
    return () => clearTimeout(timer)
  }, [began])
  return began && !isOver
}

/** What stands on the viewer: its code and looks come with it. */
function useControls(isOpen: boolean) {
  const [Controls, setControls] = useState<typeof PanoramaControls | null>(null)
  useEffect(() => {
    if (!isOpen) return
    import(/* webpackChunkName: "panorama" */ './panorama-controls.tsx').then(
      ({ PanoramaControls }) => setControls(() => PanoramaControls),
      // Without it there is no viewer either, which says so.
      () => {},
    )
  }, [isOpen])
  return Controls
}
