import { rendition } from '@sumai/format/pictures'
import type { Listing } from '../listings.queries.ts'
import styles from './thumbnail.module.css'

type Props = { listing: Listing }

/** Its first photo; the name stands beside it. */
export function Thumbnail({ listing: { photoUrl } }: Props) {
  if (photoUrl === null) return <span className={styles.photo} />
  return (
    <img
      src={rendition(photoUrl, 480, 'avif')}
      alt=""
      loading="lazy"
      decoding="async"
      className={styles.photo}
    />
  )
}
