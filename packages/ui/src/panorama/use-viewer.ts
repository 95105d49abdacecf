import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Viewer } from './viewer.ts'

/** `still`: not requested yet. `failed`: no WebGL, no network or no picture. */
type State = 'still' | 'loading' | 'ready' | 'failed'

type Control = {
  host: RefObject<HTMLDivElement | null>
  state: State
  /** Changes the field of view by some degrees; positive zooms out. */
  zoom: (degrees: number) => void
}

/** A viewer of the picture at `url` inside `host`; without a URL nothing is loaded. */
export function useViewer(url: string | undefined): Control {
  const host = useRef<HTMLDivElement>(null)
  const viewer = useRef<Viewer | null>(null)
  const [state, setState] = useState<State>('still')

  useEffect(() => {
    if (!url) return
    let isWanted = true
    setState('loading')
    const become = (next: State) => {
      if (isWanted) setState(next)
    }
    const begin = async () => {
      const { createViewer, fetchPicture } = await import(
        /* webpackChunkName: "panorama" */ './viewer.ts'
      )
      await fetchPicture(url)
      if (!isWanted || !host.current) return
      viewer.current = createViewer(host.current, {
        url,
        onReady: () => become('ready'),
        onFailure: () => become('failed'),
      })
    }
    begin().catch(() => become('failed'))
    return () => {
      isWanted = false
      viewer.current?.destroy()
      viewer.current = null
      setState('still')
    }
  }, [url])

  return { host, state, zoom: (degrees) => viewer.current?.zoom(degrees) }
}
