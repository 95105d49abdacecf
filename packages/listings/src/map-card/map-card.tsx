import { accessText } from '@sumai/outline/access'
import type { ListingRef } from '@sumai/shared-state'
import { CoverLink } from '@sumai/ui/cover-link'
import { Leaf } from '@sumai/ui/leaf'
import { Picture, type PicturePhoto } from '@sumai/ui/picture'
import type { ReactNode } from 'react'
import { FavouriteButton } from '../favourite-button/favourite-button.tsx'
import type { Access, Fact } from '../listing/listing.ts'
import styles from './map-card.module.css'

type Props = {
  listing: ListingRef
  name: string
  to: string
  photo: PicturePhoto | undefined
  badges: ReactNode
  price: ReactNode
  facts: readonly Fact[]
  kotsu: readonly Access[]
  ways?: readonly string[] | undefined
  address: string
}

/** A home in the list of a map: a row of 130 px, which is one link. */
export function MapCard(props: Props) {
  const { listing, name, to, photo, badges, price, facts, kotsu, ways = [], address } = props
  const [access] = kotsu
  return (
    <article className={styles.card}>
      <div className={styles.photo}>
        {photo ? (
          <Picture photo={photo} alt="" ratio="4:3" sizes="132px" />
        ) : (
          <span className={styles.noPhoto}>
            <Leaf />
          </span>
        )}
        <span className={styles.badges}>{badges}</span>
      </div>
      <div className={styles.words}>
        <p className={styles.price}>{price}</p>
        <p className={styles.facts}>
          {facts
            .map(({ value }) => value)
            .filter(Boolean)
            .join('・')}
        </p>
        <p className={styles.access}>
          {ways.length > 0 ? ways.join('・') : access ? accessText(access) : address}
        </p>
        <h3 className={styles.name}>
          <CoverLink to={to}>{name}</CoverLink>
        </h3>
      </div>
      <span className={styles.favourite}>
        <FavouriteButton listing={listing} name={name} />
      </span>
    </article>
  )
}
