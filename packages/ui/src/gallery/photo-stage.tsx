import { isDrawnPlot } from '@sumai/format/pictures'
import { isPlainClick } from '@sumai/platform'
import { type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react'
import { ChevronLeftIcon, ChevronRightIcon, PhotoIcon } from '../icon/icon.tsx'
import { Picture } from '../picture/picture.tsx'
import {
  AT_ONCE,
  captionOf,
  type GalleryPhoto,
  inFrame,
  isFloorPlan,
  largestOf,
  ON_PHONES,
  sizesOf,
  slideId,
} from './gallery-photo.ts'
import styles from './photo-stage.module.css'
import { useLightbox } from './use-lightbox.ts'
import { useSlides } from './use-slides.ts'

const isDrawn = (photo: GalleryPhoto) =>
  isFloorPlan(photo) || isDrawnPlot(photo.url) || photo.type === 'map'

const CLASSES = { rail: styles.rail ?? '', slide: styles.slide ?? '' }

/** Photos of the mosaic of a desktop. */
const IN_MOSAIC = 5

type Props = { name: string; photos: readonly GalleryPhoto[] }

/**
 * All photos: below 1024 px one at a time, turned by the finger, above it the first five as a
 * mosaic. A press opens the lightbox with all of them. In plain HTML the photos are on a rail that
 * scrolls, or all in the mosaic, and link to their files.
 */
export function PhotoStage({ name, photos }: Props) {
  const [isTouched, setTouched] = useState(false)
  const { stage, rail, current, isSliding, show, hurry, follow } = useSlides(photos.length, CLASSES)
  const linkOf = (index: number) => rail.current?.children[index]?.querySelector('a')
  const lightbox = useLightbox(photos, {
    onChange: show,
    onClose: (index) => linkOf(index)?.focus({ preventScroll: true }),
  })

  // After a change by keys the focus moves to the current photo.
  useEffect(() => {
    const focused = document.activeElement
    const link = rail.current?.children[current]?.querySelector('a')
    if (isSliding && rail.current?.contains(focused) && link !== focused)
      link?.focus({ preventScroll: true })
  }, [current, rail, isSliding])

  const isLookedThrough = isTouched || current > 0

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSliding || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
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
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div
      ref={stage}
      role="group"
      aria-label="写真"
      data-photos={Math.min(photos.length, IN_MOSAIC)}
      data-plan={photos.findIndex(isFloorPlan) + 1 || undefined}
      className={styles.stage}
      onPointerEnter={touch}
      onFocus={touch}
      onKeyDown={onKeyDown}
      onDragStart={(event) => event.preventDefault()}
    >
      <ul ref={rail} className={styles.rail} onScroll={follow}>
        {photos.map((photo, index) => (
          <li key={slideId(index)} id={slideId(index)} className={styles.slide}>
            <a
              href={largestOf(photo)}
              tabIndex={isSliding && index !== current ? -1 : undefined}
              className={styles.view}
              onClick={(event) => onOpen(event, index)}
            >
              <Picture
                photo={inFrame(photo)}
                alt={`${name} ${captionOf(photo)}（拡大）`}
                ratio="3:2"
                sizes={sizesOf(index)}
                contain={isFloorPlan(photo)}
                priority={index === 0}
                eager={isSliding && Math.abs(index - current) < 2}
                heldOn={isLookedThrough || index < AT_ONCE ? undefined : ON_PHONES}
              />
            </a>
            <p data-drawn={isDrawn(photo) || undefined} className={styles.caption}>
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
          <button type="button" className={styles.all} onClick={() => lightbox.open(current)}>
            <PhotoIcon />
            <span className={styles.ofAll}>{`写真をすべて見る（${photos.length}枚）`}</span>
            <span aria-hidden="true" className={styles.number}>
              {`${current + 1} / ${photos.length}`}
            </span>
          </button>
        </>
      )}
    </div>
  )
}
