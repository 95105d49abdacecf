import { Link } from '@sumai/platform'
import type { ListingRef } from '@sumai/shared-state'
import { Badge, Tags } from '@sumai/ui/badge'
import { ButtonLink } from '@sumai/ui/button'
import { classNames } from '@sumai/ui/class-names'
import { growIntoListing } from '@sumai/ui/growing-photo'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { CompareCheckbox } from '../compare-checkbox/compare-checkbox.tsx'
import { FavouriteButton } from '../favourite-button/favourite-button.tsx'
import styles from './list-card.module.css'
import { RowPictures } from './row-pictures.tsx'

/** Props of every row of results, beside the listing. */
export type RowProps = {
  /** Path of the listing. */
  to: string
  /** Path of the form to ask about it. */
  enquiryTo: string
  /** The moment the page was rendered, for 新着. */
  now: string
  /** Facilities, of which at most four are shown, on a phone at most two. */
  tags?: readonly string[]
  /** Loads the photo at once: for the first row at the top of a page. */
  priority?: boolean
  /** In place of the button that asks about it alone. */
  choice?: ReactNode
  /** Under the card: notes of the visitor. */
  footer?: ReactNode
}

type Props = Omit<RowProps, 'now'> &
  Pick<ComponentProps<typeof RowPictures>, 'photos' | 'photoCount' | 'badges' | 'planNote'> & {
    listing: ListingRef
    name: string
    /** 中古マンション */
    kind: string
    enquiry: string
    children: ReactNode
  }

const grow = ({ currentTarget }: MouseEvent) =>
  growIntoListing(currentTarget.closest('article')?.querySelector('picture'))

/** The frame of a result: pictures, facts, and what can be done with it. */
export function ListCard(props: Props) {
  const { listing, name, to, photos, photoCount, badges, planNote, priority, kind, tags } = props
  return (
    <article className={styles.card}>
      <div className={styles.grid}>
        <h2 className={styles.title}>
          <Link to={to} onClick={grow} className={styles.link}>
            {name}
          </Link>
        </h2>
        <div className={styles.pictures}>
          <RowPictures {...{ name, photos, photoCount, badges, planNote, priority }} />
        </div>
        <div className={styles.main}>{props.children}</div>
        <div className={styles.tags}>
          <Badge>{kind}</Badge>
          <Tags label="設備・条件" tags={tags ?? []} />
        </div>
        <div className={classNames(styles.actions, Boolean(props.choice) && styles.chosen)}>
          <FavouriteButton listing={listing} name={name} look="row" />
          <CompareCheckbox listing={listing} name={name} />
          {props.choice}
          <span className={styles.buttons}>
            {props.choice === undefined && (
              <ButtonLink to={props.enquiryTo} variant="outline" block>
                {props.enquiry}
              </ButtonLink>
            )}
            <span className={styles.detail}>
              <ButtonLink to={to} block aria-label={`${name}の詳細を見る`}>
                詳細を見る
              </ButtonLink>
            </span>
          </span>
        </div>
      </div>
      {props.footer && <div className={styles.foot}>{props.footer}</div>}
    </article>
  )
}
