import { ChevronLeftIcon, ChevronRightIcon, PhotoIcon, PlanIcon } from '@sumai/ui/icon'
import { Picture } from '@sumai/ui/picture'
import { type MouseEvent, type UIEvent, useId, useRef, useState } from 'react'
import css from './gallery.module.css'
import type { Room } from './room-data.ts'

type Photo = Room['photos'][number]
type Props = { name: string; photos: readonly Photo[] }

/**
 * All photos on a rail that snaps to each. The thumbnails are links to the photos, so that they
 * work without JavaScript; with it they move the rail alone and leave the page where it is.
 */
export function Gallery({ name, photos }: Props) {
  const id = useId()
  const rail = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  if (photos.length === 0) return null

  const plan = photos.findIndex(isPlan)
  const showsPlan = photos[current]?.type === 'madori'
  const show = (index: number) => rail.current?.scrollTo({ left: index * rail.current.clientWidth })
  const follow = ({ currentTarget }: UIEvent<HTMLUListElement>) =>
    setCurrent(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))

  const jump = (event: MouseEvent, index: number) => {
    event.preventDefault()
    show(index)
  }

  return (
    <section aria-label="写真と間取り図" className={css.gallery}>
      {photos.length > 1 && (
        <div className={css.tabs}>
          <button
            type="button"
            aria-pressed={!showsPlan}
            onClick={() => show(0)}
            className={css.tab}
          >
            <PhotoIcon />
            写真 {photos.length}枚
          </button>
          {plan >= 0 && (
            <button
              type="button"
              aria-pressed={showsPlan}
              onClick={() => show(plan)}
              className={css.tab}
            >
              <PlanIcon />
              間取り図
            </button>
          )}
        </div>
      )}
      <div className={css.stage}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable by keyboard. */}
        <ul ref={rail} tabIndex={0} aria-label="写真" onScroll={follow} className={css.rail}>
          {photos.map((photo, index) => (
            <li key={photo.sort} id={`${id}-${index}`} className={css.slide}>
              <Picture
                photo={photo}
                alt={altOf(name, photo)}
                ratio="3:2"
                sizes="(min-width: 1024px) 784px, 100vw"
                contain={isPlan(photo)}
                priority={index === 0}
              />
            </li>
          ))}
        </ul>
        {photos.length > 1 && (
          <>
            <button
              type="button"
              aria-label="前の写真"
              disabled={current === 0}
              onClick={() => show(current - 1)}
              className={`${css.step} ${css.previous}`}
            >
              <ChevronLeftIcon />
            </button>
            <button
              type="button"
              aria-label="次の写真"
              disabled={current === photos.length - 1}
              onClick={() => show(current + 1)}
              className={`${css.step} ${css.next}`}
            >
              <ChevronRightIcon />
            </button>
          </>
        )}
        <p className={css.caption}>
          <span className={css.number}>
            {current + 1} / {photos.length}
          </span>
          {photos[current]?.caption}
        </p>
      </div>
      {photos.length > 1 && (
        <ul className={css.thumbs}>
          {photos.map((photo, index) => (
            <li key={photo.sort}>
              <a
                href={`#${id}-${index}`}
                aria-label={`${altOf(name, photo)}を表示`}
                aria-current={index === current}
                onClick={(event) => jump(event, index)}
                className={css.thumb}
              >
                <Picture photo={photo} alt="" ratio="4:3" sizes="96px" contain={isPlan(photo)} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const isPlan = ({ type }: Photo) => type === 'madori'

const altOf = (name: string, { type, caption }: Photo) =>
  `${name} ${caption || (type === 'madori' ? '間取り図' : '写真')}`
