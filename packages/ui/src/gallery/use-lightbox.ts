import { useEffect, useRef, useState } from 'react'
import { useBackCloses } from '../use-back-closes.ts'
import { type GalleryPhoto, largestOf } from './gallery-photo.ts'
import type { Lightbox } from './lightbox.ts'

const load = () => import('./lightbox.ts')

type Callbacks = {
  /** Called when another photo is shown. */
  onChange?: (index: number) => void
  /** Called with the photo that was shown last. */
  onClose: (index: number) => void
}

/** The photos over the whole screen. If its code fails to load, the file of the photo is opened. */
export function useLightbox(photos: readonly GalleryPhoto[], callbacks: Callbacks) {
  const lightbox = useRef<Promise<Lightbox> | null>(null)
  const latest = useRef(callbacks)
  const shown = useRef(0)
  const [isOpen, setOpen] = useState(false)
  useBackCloses(isOpen, () => lightbox.current?.then(({ close }) => close()))
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
          onChange(index) {
            shown.current = index
            latest.current.onChange?.(index)
          },
          onClose() {
            setOpen(false)
            latest.current.onClose(shown.current)
          },
        }),
      )
      const { open } = await lightbox.current
      shown.current = index
      open(index)
      setOpen(true)
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
