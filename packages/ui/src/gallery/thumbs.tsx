import { isPlainClick } from '@sumai/platform'
import { type MouseEvent, useEffect, useRef } from 'react'
import { Picture } from '../picture/picture.tsx'
import {
  AT_ONCE,
  captionOf,
  type GalleryPhoto,
  isFloorPlan,
  ON_PHONES,
  SLIDE_SIZES,
  slideId,
} from './gallery-photo.ts'
import styles from './thumbs.module.css'

type Props = {
  photos: readonly GalleryPhoto[]
  current: number
  /** Whether the visitor has started to look through the photos. */
  isTouched: boolean
  onShow: (index: number) => void
}

/** Number of thumbnails that fit. */
const IN_VIEW = 5

/** Thumbnails of all photos: one row on phones, eight per row on desktops. */
export function Thumbs({ photos, current, isTouched, onShow }: Props) {
  const list = useRef<HTMLUListElement>(null)

  // Keeps the current thumbnail in view on phones; `scrollIntoView` would also scroll the page. The
  // row may have been scrolled before hydration.
  const shown = useRef(current)
  useEffect(() => {
    if (shown.current === current) return
    shown.current = current
    const thumb = list.current?.children[current]
    if (!list.current || !(thumb instanceof HTMLElement)) return
    const left = thumb.offsetLeft - (list.current.clientWidth - thumb.offsetWidth) / 2
    list.current.scrollTo?.({ left, behavior: 'smooth' })
  }, [current])

  const onClick = (event: MouseEvent, index: number) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onShow(index)
  }

  return (
    <ul ref={list} aria-label="写真の一覧" className={styles.thumbs}>
      {photos.map((photo, index) => (
        <li key={slideId(index)}>
          <a
            href={`#${slideId(index)}`}
            aria-label={`${index + 1}枚目：${captionOf(photo)}`}
            aria-current={index === current || undefined}
            className={styles.thumb}
            onClick={(event) => onClick(event, index)}
          >
            <Picture
              photo={photo}
              alt=""
              ratio="4:3"
              sizes={index < AT_ONCE ? SLIDE_SIZES : '94px'}
              contain={isFloorPlan(photo)}
              heldOn={isTouched || index < IN_VIEW ? undefined : ON_PHONES}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
