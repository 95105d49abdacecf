import { isDrawnPlot, planLook } from '@sumai/format/pictures'
import { unbroken } from '@sumai/format/unbroken'
import { Link } from '@sumai/platform'
import type { ListingRef } from '@sumai/shared-state'
import { Leaf } from '@sumai/ui/leaf'
import { Picture, type PicturePhoto } from '@sumai/ui/picture'
import type { ReactNode } from 'react'
import { FavouriteButton } from '../favourite-button/favourite-button.tsx'
import { PhotoCount } from '../listing/photo-count.tsx'
import styles from './card.module.css'

/** Props of every card, beside the listing. */
export type CardProps = {
  /** Path of the listing. */
  to: string
  /** The moment the page was rendered, for 新着. */
  now: string
  /** Loads the photo at once: for the first card at the top of a page. */
  priority?: boolean
  /** The width of its photo, as in the `sizes` attribute of HTML; default: in a row of four. */
  sizes?: string
  /** Why the card is recommended. */
  note?: string
}

type Props = Pick<CardProps, 'to' | 'priority' | 'sizes' | 'note'> & {
  listing: ListingRef
  name: string
  photo: (PicturePhoto & { type: string }) | undefined
  photoCount: number
  badges: ReactNode
  children: ReactNode
}

/** Four columns, two, or on a phone one row that scrolls sideways. */
const IN_FOUR = '(min-width: 1024px) 282px, (min-width: 600px) 48vw, calc(78vw - 25px)'

/** The frame of a card: a link that covers the whole card, and the heart above it. */
export function Card(props: Props) {
  const {
    listing,
    name,
    to,
    photo,
    photoCount,
    badges,
    priority,
    sizes = IN_FOUR,
    note,
    children,
  } = props
  const isPlan = photo?.type === 'madori'
  return (
    <article className={styles.card}>
      <div className={styles.media}>
        {photo ? (
          <Picture
            photo={isPlan ? { ...photo, url: planLook(photo.url, 'card') } : photo}
            alt={isPlan ? `${name}の間取り図` : `${name}の写真`}
            ratio="4:3"
            contain={isPlan || isDrawnPlot(photo.url)}
            sizes={sizes}
            priority={priority}
          />
        ) : (
          <div className={styles.noPhoto}>
            <Leaf />
          </div>
        )}
        <div className={styles.badges}>{badges}</div>
        <div className={styles.favourite}>
          <FavouriteButton listing={listing} name={name} />
        </div>
        <PhotoCount count={photoCount} />
      </div>
      <div className={styles.body}>
        <h3 className={styles.title}>
          <Link to={to} className={styles.link}>
            {unbroken(name)}
          </Link>
        </h3>
        {children}
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </article>
  )
}
