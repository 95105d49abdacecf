import { CREDIT, CREDIT_PAGE } from '@sumai/basemap/credit'
import {
  GROUND_SIZES,
  isOnMap,
  type MapPicture,
  STATIC_SIZES,
  staticMapUrl,
} from '@sumai/basemap/static-map'
import { Link } from '@sumai/platform'
import { classNames } from '@sumai/ui/class-names'
import styles from './static-map.module.css'

type Props = Pick<MapPicture, 'centre' | 'zoom' | 'mark'> & {
  /** 大橋駅の周辺の地図 */
  alt: string
  /** Takes the size of its parent, and loads at once. */
  fills?: boolean
  /** Takes half of the page where there is room for two, or stands beside a list. */
  place?: 'half' | 'beside'
  /** Of the picture for phones, if not the same. */
  smallZoom?: MapPicture['zoom']
}

/** A map as a picture that the server draws, with its credit; nothing where there are no tiles. */
export function StaticMap({ alt, fills, place, smallZoom, ...map }: Props) {
  if (!isOnMap(map.centre)) return null
  const [wideSize, smallSize] = sizesOf(fills, place)
  const wide = STATIC_SIZES[wideSize]
  const small = STATIC_SIZES[smallSize]
  return (
    <div className={classNames(styles.map, fills && styles.fills)}>
      <picture>
        <source
          media="(min-width: 768px)"
          srcSet={staticMapUrl({ ...map, size: wideSize })}
          width={wide.width}
          height={wide.height}
        />
        <img
          src={staticMapUrl({ ...map, zoom: smallZoom ?? map.zoom, size: smallSize })}
          width={small.width}
          height={small.height}
          alt={alt}
          loading={fills ? 'eager' : 'lazy'}
          className={styles.picture}
        />
      </picture>
      <MapCredit />
    </div>
  )
}

function sizesOf(fills: boolean | undefined, place: Props['place']) {
  if (fills) return GROUND_SIZES
  if (place === 'beside') return ['full', 'tall'] as const
  return [place ?? 'wide', 'small'] as const
}

/** Whose data a map is made of; in its corner. */
export const MapCredit = () => (
  <Link to={CREDIT_PAGE} data-map-control="" className={styles.credit}>
    {CREDIT}
  </Link>
)
