import { useEffect, useRef } from 'react'
import { type GalleryPhoto, largestOf } from './gallery-photo.ts'
import type { Lightbox } from './lightbox.ts'

const load = () => import('./lightbox.ts')

type Callbacks = {
  /** Another photo is on show. */
  onChange?: (index: number) => void
  onClose: () => void
}

/** The photos over the whole screen. Where its code cannot be had the photo itself is opened. */
export function useLightbox(photos: readonly GalleryPhoto[], callbacks: Callbacks) {
  const lightbox = useRef<Promise<Lightbox> | null>(null)
  const latest = useRef(callbacks)
  useEffect(() => {
    latest.current = callbacks
  })

  // Other photos need another lightbox.
  useEffect(
    () => () => {
      lightbox.current?.then(({ destroy }) => destroy()).catch(() => {})
      lightbox.current = null
    },
    [photos],
  )

  const open = async (index: number) => {
    try {
      lightbox.current ??= load().then(({ createLightbox }) =>
        createLightbox({
          photos,
          onChange: (shown) => latest.current.onChange?.(shown),
          onClose: () => latest.current.onClose(),
        }),
      )
      const { open } = await lightbox.current
      open(index)
    } catch {
      lightbox.current = null
      const photo = photos[index]
      if (photo) window.location.assign(largestOf(photo))
    }
  }
  /** Only a head start: opening it reports the failure. */
  const hurry = () => {
    load().catch(() => {})
  }
  return { open, hurry }
}
