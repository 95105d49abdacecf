import { lineName } from '@sumai/domain/line-names'
import { stationText } from '@sumai/outline/access'
import type { ListingRef } from '@sumai/shared-state'
import { CoverLink } from '@sumai/ui/cover-link'
import { Leaf } from '@sumai/ui/leaf'
import { Picture, type PicturePhoto } from '@sumai/ui/picture'
import type { ReactNode } from 'react'
import { FavouriteButton } from '../favourite-button/favourite-button.tsx'
import { DottedFacts } from '../listing/dotted-facts.tsx'
import type { Access } from '../listing/listing.ts'
import styles from './map-card.module.css'

type Props = {
  listing: ListingRef
  name: string
  to: string
  photo: PicturePhoto | undefined
  badges: ReactNode
  price: ReactNode
  /** As they are read, one after the other: 1LDK, 土地 209.25㎡ */
  facts: readonly string[]
  kotsu: readonly Access[]
  ways?: readonly string[] | undefined
  address: string
  /** Its pin was pressed: the photo is waited for. */
  isChosen?: boolean | undefined
}

/** A home in the list of a map: a row of 130 px, which is one link. */
export function MapCard(props: Props) {
  const { listing, name, to, photo, badges, price, facts, kotsu, ways = [], address } = props
  const { isChosen = false } = props
  const [access] = kotsu
  return (
    <article className={styles.card}>
      <div className={styles.photo}>
        {photo ? (
          <Picture photo={photo} alt="" ratio="4:3" sizes="132px" priority={isChosen} />
        ) : (
          <span className={styles.noPhoto}>
            <Leaf />
          </span>
        )}
        <span className={styles.badges}>{badges}</span>
      </div>
      <div className={styles.words}>
        <div className={styles.price}>{price}</div>
        <p className={styles.facts}>
          <DottedFacts facts={facts} />
        </p>
        <p className={styles.access}>
          {ways.length > 0 ? ways.join('・') : access ? <Station access={access} /> : address}
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

/** A phone has room for the minutes, not for the name of the line. */
const Station = ({ access }: { access: Access }) => (
  <>
    <span className={styles.line}>{`${lineName(access.lineCode)} `}</span>
    {stationText(access)}
  </>
)
