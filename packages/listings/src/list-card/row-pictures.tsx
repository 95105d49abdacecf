import { isDrawnPlot, mapThumb, planLook, plotCard } from '@sumai/format/pictures'
import { Badge } from '@sumai/ui/badge'
import { classNames } from '@sumai/ui/class-names'
import { Picture, type PicturePhoto } from '@sumai/ui/picture'
import { type ReactNode, useState } from 'react'
import { PhotoCount } from '../listing/photo-count.tsx'
import styles from './row-pictures.module.css'

type Photo = PicturePhoto & { type: string }

type Props = {
  name: string
  /** The first leads; a plan is the second, where it does not lead itself. */
  photos: readonly Photo[]
  photoCount: number
  priority?: boolean | undefined
  /** Over the first. */
  badges: ReactNode
  /** On the plan: that of a building is one of many. */
  planNote?: string | undefined
}

/** The first two, side by side on a desktop; on a phone one is seen and a finger turns them. */
const AT_ONCE = 2

/** Media query: phones with scripts, where the second picture starts off screen. */
const ON_PHONES = '(max-width: 767px) and (scripting: enabled)'

/** Of a photo, which is cut to the height of its row. */
const PHOTO = '(min-width: 768px) 310px, 186px'
const DRAWN = '(min-width: 768px) 232px, 166px'

const isPlan = ({ type }: Photo) => type === 'madori'
const isDrawn = (photo: Photo) => isPlan(photo) || isDrawnPlot(photo.url)
/** Its credit stands at its lower edge. */
const isMap = (photo: Photo) => photo.type === 'map' && !isDrawnPlot(photo.url)

/** The pictures of a result. Those behind the second come when somebody touches them. */
export function RowPictures(props: Props) {
  const { name, photos, photoCount, priority, badges, planNote } = props
  const [isTouched, setTouched] = useState(false)
  const [lead, ...others] = photos
  const plan = others.find(isPlan)
  const all = [lead, plan, ...others.filter((photo) => photo !== plan)].filter(
    (photo) => photo !== undefined,
  )
  // A map is too small to be read on a phone, which shows what is behind it.
  const seen = lead && isMap(lead) && all.length > 1 ? 1 : 0
  return (
    <div className={styles.pictures} data-plot={isDrawnPlot(all[seen]?.url ?? '') || undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the heading is the link. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the heading is the link. */}
      <div
        className={styles.rail}
        onTouchStart={() => setTouched(true)}
        onClick={({ currentTarget }) =>
          currentTarget.closest('article')?.querySelector('a')?.click()
        }
      >
        {all.slice(0, isTouched ? undefined : AT_ONCE).map((photo, index) => (
          <span
            key={photo.url}
            className={classNames(
              styles.slide,
              isDrawn(photo) && styles.drawn,
              index === 0 && isMap(photo) && styles.map,
            )}
          >
            <Picture
              photo={lookOf(photo, index)}
              alt={altOf(name, photo, index)}
              ratio={index === 0 ? '4:3' : '1:1'}
              contain={isDrawn(photo)}
              sizes={isDrawn(photo) ? DRAWN : PHOTO}
              priority={priority && index === 0}
              heldOn={index === seen || isTouched ? undefined : ON_PHONES}
            />
            {planNote && isPlan(photo) && (
              <span className={styles.note}>
                <Badge>{planNote}</Badge>
              </span>
            )}
          </span>
        ))}
      </div>
      <div className={styles.badges}>{badges}</div>
      {lead && !isDrawn(lead) && !isMap(lead) && <PhotoCount count={photoCount} />}
    </div>
  )
}

/** The rendition made for small sizes. */
function lookOf(photo: Photo, index: number): Photo {
  if (isPlan(photo)) return { ...photo, url: planLook(photo.url, 'card') }
  return index === 0 ? plotCard(photo) : mapThumb(plotCard(photo))
}

function altOf(name: string, photo: Photo, index: number) {
  if (isPlan(photo)) return `${name}の間取り図`
  if (photo.type === 'map') return `${name}の図`
  return index === 0 ? `${name}の写真` : `${name}の写真${index + 1}`
}
