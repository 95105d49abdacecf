import { isPlainClick } from '@sumai/platform'
import { type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react'
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icon.tsx'
import { Picture } from '../picture/picture.tsx'
import { useHydrated } from '../use-hydrated.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import {
  AT_ONCE,
  captionOf,
  type GalleryPhoto,
  isFloorPlan,
  largestOf,
  ON_PHONES,
  SLIDE_SIZES,
  slideId,
} from './gallery-photo.ts'
import styles from './photo-stage.module.css'
import { Thumbs } from './thumbs.tsx'
import { useLightbox } from './use-lightbox.ts'
import { useSlides } from './use-slides.ts'

const CLASSES = { rail: styles.rail ?? '', slide: styles.slide ?? '' }

type Props = { name: string; photos: readonly GalleryPhoto[] }

/**
 * All photos with their thumbnails below. In plain HTML, photos are on a rail that scrolls,
 * thumbnails link to photos and photos link to their files; scripts add arrows, dragging and the
 * lightbox.
 */
export function PhotoStage({ name, photos }: Props) {
  const isLive = useHydrated()
  const [isTouched, setTouched] = useState(false)
  const { stage, rail, current, show, hurry, follow } = useSlides(photos.length, CLASSES)
  const focusCurrent = () =>
    rail.current?.children[current]?.querySelector('a')?.focus({ preventScroll: true })
  const lightbox = useLightbox(photos, { onChange: show, onClose: focusCurrent })

  // After a change by keys the focus moves to the current photo.
  useEffect(() => {
    const focused = document.activeElement
    const link = rail.current?.children[current]?.querySelector('a')
    if (rail.current?.contains(focused) && link !== focused) link?.focus({ preventScroll: true })
  }, [current, rail])

  const isLookedThrough = isTouched || current > 0

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    show(current + (event.key === 'ArrowLeft' ? -1 : 1))
  }
  const onOpen = (event: MouseEvent, index: number) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    lightbox.open(index)
  }
  const touch = () => {
    setTouched(true)
    hurry()
    lightbox.hurry()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the first touch fetches what may be needed.
    <div className={styles.photos} onPointerEnter={touch} onFocus={touch}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields. */}
      <div
        ref={stage}
        role="group"
        aria-label="写真"
        className={styles.stage}
        onKeyDown={onKeyDown}
        onDragStart={(event) => event.preventDefault()}
      >
        <ul ref={rail} className={styles.rail} onScroll={follow}>
          {photos.map((photo, index) => (
            <li key={slideId(index)} id={slideId(index)} className={styles.slide}>
              <a
                href={largestOf(photo)}
                tabIndex={isLive && index !== current ? -1 : undefined}
                className={styles.view}
                onClick={(event) => onOpen(event, index)}
              >
                <Picture
                  photo={photo}
                  alt={`${name} ${captionOf(photo)}`}
                  ratio="3:2"
                  sizes={SLIDE_SIZES}
                  contain={isFloorPlan(photo)}
                  priority={index === 0}
                  eager={isLive && Math.abs(index - current) < 2}
                  heldOn={isLookedThrough || index < AT_ONCE ? undefined : ON_PHONES}
                />
                <VisuallyHidden>（拡大）</VisuallyHidden>
              </a>
              <p className={styles.caption}>
                <span className={styles.number}>
                  {index + 1} / {photos.length}
                </span>
                {captionOf(photo)}
              </p>
            </li>
          ))}
        </ul>
        {photos.length > 1 && (
          <>
            <button
              type="button"
              aria-label="前の写真"
              className={`${styles.step} ${styles.previous}`}
              onClick={() => show(current - 1)}
            >
              <ChevronLeftIcon />
            </button>
            <button
              type="button"
              aria-label="次の写真"
              className={`${styles.step} ${styles.next}`}
              onClick={() => show(current + 1)}
            >
              <ChevronRightIcon />
            </button>
          </>
        )}
      </div>
      {photos.length > 1 && (
        <Thumbs photos={photos} current={current} isTouched={isLookedThrough} onShow={show} />
      )}
    </div>
  )
}
