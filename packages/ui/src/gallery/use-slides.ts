import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Slider } from './slider.ts'

type Slides = {
  stage: RefObject<HTMLDivElement | null>
  rail: RefObject<HTMLUListElement | null>
  /** Index of the current photo. */
  current: number
  /** Whether one photo is shown at a time, moved by the slider. */
  isSliding: boolean
  /** Shows a photo; the index wraps around. */
  show: (index: number) => void
  /** Loads the slider, unless it is loaded. */
  hurry: () => void
  /** Scroll handler of the rail, while there is no slider. */
  follow: () => void
}

/**
 * The current photo. The slider is loaded with the first touch: many who come do not look through the
 * photos. Until then, and if it fails to load, they are on a rail that scrolls and snaps.
 */
export function useSlides(count: number, classes: { rail: string; slide: string }): Slides {
  const stage = useRef<HTMLDivElement>(null)
  const rail = useRef<HTMLUListElement>(null)
  const slider = useRef<Slider | null>(null)
  const hurry = useRef(() => {})
  const [current, setCurrent] = useState(0)
  const [isSliding, setSliding] = useState(false)

  useEffect(() => {
    const [box, list] = [stage.current, rail.current]
    if (!box || !list || count < 2) return
    let state: 'waiting' | 'asked' | 'gone' = 'waiting'

    const begin = async () => {
      // On a desktop the photos lie beside each other.
      if (state !== 'waiting' || getComputedStyle(list).display === 'grid') return
      state = 'asked'
      try {
        const { createSlider } = await import('./slider.ts')
        await atRest(list)
        if (state !== 'asked') return
        slider.current = createSlider(box, {
          rail: list,
          railClass: classes.rail,
          slideClass: classes.slide,
          first: shownIn(list),
          onChange: setCurrent,
        })
        setSliding(true)
      } catch {
        state = 'waiting'
      }
    }
    hurry.current = begin
    return () => {
      state = 'gone'
      slider.current?.destroy()
      slider.current = null
      setSliding(false)
    }
  }, [count, classes.rail, classes.slide])

  const show = useCallback(
    (index: number) => {
      const wanted = (index + count) % count
      if (slider.current) slider.current.show(wanted)
      else rail.current?.scrollTo({ left: wanted * rail.current.clientWidth })
    },
    [count],
  )
  const follow = () => {
    if (!slider.current && rail.current) setCurrent(shownIn(rail.current))
  }

  return { stage, rail, current, isSliding, show, hurry: () => hurry.current(), follow }
}

const shownIn = ({ scrollLeft, clientWidth }: HTMLElement) =>
  clientWidth === 0 ? 0 : Math.round(scrollLeft / clientWidth)

/** Resolves when the rail has stopped at a photo. */
function atRest(rail: HTMLElement): Promise<void> {
  if (rail.clientWidth === 0 || rail.scrollLeft % rail.clientWidth < 1) return Promise.resolve()
  return new Promise((resolve) => {
    rail.addEventListener('scrollend', () => resolve(), { once: true })
  })
}
