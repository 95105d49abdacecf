import { planLook } from '@sumai/format/pictures'
import { Link } from '@sumai/platform'
import type { ListingRef } from '@sumai/shared-state'
import { ButtonLink } from '@sumai/ui/button'
import { classNames } from '@sumai/ui/class-names'
import { Picture, type PicturePhoto } from '@sumai/ui/picture'
import type { ReactNode } from 'react'
import { CompareCheckbox } from '../compare-checkbox/compare-checkbox.tsx'
import { FavouriteButton } from '../favourite-button/favourite-button.tsx'
import { PhotoCount } from '../listing/photo-count.tsx'
import styles from './list-card.module.css'

/** Props of every row of results, beside the listing. */
export type RowProps = {
  /** Path of the listing. */
  to: string
  /** Path of the form to ask about it. */
  enquiryTo: string
  /** The moment the page was rendered, for 新着. */
  now: string
  /** Facilities, of which at most four are shown. */
  tags?: readonly string[]
  /** Loads the photo at once: for the first row at the top of a page. */
  priority?: boolean
  /** Under the card: other rooms of the building. */
  footer?: ReactNode
}

type Props = Omit<RowProps, 'now' | 'tags'> & {
  listing: ListingRef
  name: string
  photo: PicturePhoto | undefined
  /** Beside the photo, where there is one. */
  plan?: PicturePhoto
  photoCount: number
  badges: ReactNode
  enquiry: string
  children: ReactNode
}

/** Width of a photo on a phone. */
const BESIDE_PLAN = 'calc(61vw - 44px)'
const ALONE = 'calc(100vw - 66px)'

/** The frame of a result: photo and plan, facts, and a row of actions. */
export function ListCard(props: Props) {
  const { listing, name, to, photo, plan, photoCount, badges, priority, footer } = props
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          <Link to={to} className={styles.link}>
            {name}
          </Link>
        </h2>
        {badges}
      </div>
      <div className={classNames(styles.grid, !plan && styles.onePicture)}>
        <div className={styles.media}>
          <div className={styles.photo}>
            {photo && (
              <Picture
                photo={photo}
                alt={`${name}の写真`}
                ratio="4:3"
                sizes={`(min-width: 768px) 300px, ${plan ? BESIDE_PLAN : ALONE}`}
                priority={priority}
              />
            )}
            <PhotoCount count={photoCount} />
          </div>
          {plan && (
            <div className={styles.plan}>
              <Picture
                photo={{ ...plan, url: planLook(plan.url, 'card') }}
                alt={`${name}の間取り図`}
                ratio="1:1"
                contain
                sizes="180px"
              />
            </div>
          )}
        </div>
        <div className={styles.main}>{props.children}</div>
        <div className={styles.actions}>
          <CompareCheckbox listing={listing} name={name} />
          <FavouriteButton listing={listing} name={name} look="row" />
          <ButtonLink to={props.enquiryTo} variant="outline">
            {props.enquiry}
          </ButtonLink>
          <span className={styles.detail}>
            <ButtonLink to={to} aria-label={`${name}の詳細を見る`}>
              詳細を見る
            </ButtonLink>
          </span>
        </div>
      </div>
      {footer && <div className={styles.foot}>{footer}</div>}
    </article>
  )
}
