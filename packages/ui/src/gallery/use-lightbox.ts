import { useEffect, useRef } from 'react'
import { type GalleryPhoto, largestOf } from './gallery-photo.ts'
import type { Lightbox } from './lightbox.ts'

const load = () => import('./lightbox.ts')

type Callbacks = {
  /** Called when another photo is shown. */
  onChange?: (index: number) => void
  onClose: () => void
}

/** The photos over the whole screen. If its code fails to load, the file of the photo is opened. */
export function useLightbox(photos: readonly GalleryPhoto[], callbacks: Callbacks) {
  const lightbox = useRef<Promise<Lightbox> | null>(null)
  const latest = useRef(callbacks)
  useEffect(() => {
    latest.current = callbacks
  })

  // Other photos need a new lightbox.
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
  /** Loads the code early. A failure is handled when it is opened. */
  const hurry = () => {
    load().catch(() => {})
  }
  return { open, hurry }
}
