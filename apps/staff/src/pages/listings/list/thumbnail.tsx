import { rendition, srcset } from '@sumai/format/pictures'
import type { Listing } from '../listings.queries.ts'
import styles from './thumbnail.module.css'

type Props = { listing: Listing }

/** Its first photo; the name stands beside it. */
export function Thumbnail({ listing: { photoUrl } }: Props) {
  if (photoUrl === null) return <span className={styles.photo} />
  return (
    <img
      src={rendition(photoUrl, 320, 'avif')}
      srcSet={srcset(photoUrl, 'avif') || undefined}
      sizes="(min-width: 1024px) 44px, 88px"
      alt=""
      loading="lazy"
      decoding="async"
      className={styles.photo}
    />
  )
}
