import type { LatLng } from '@sumai/domain/listing/distance'
import { MapFigure } from '@sumai/map/map-figure'
import { ExternalIcon } from '@sumai/ui/icon'
import styles from './area-map.module.css'

type Props = {
  /** Name of the place in the middle. */
  name: string
  centre: LatLng
}

const ZOOM = 15
/** Where the picture is half as wide: with the station. */
const SMALL_ZOOM = 14.5

/** Where a shop or a venue is: a picture, and a map after a press. */
export function AreaMap({ name, centre: { lat, lng } }: Props) {
  const label = `${name}の周辺の地図`
  const centre = { lat, lng }
  return (
    <figure className={styles.map}>
      <MapFigure
        alt={label}
        centre={centre}
        zoom={ZOOM}
        smallZoom={SMALL_ZOOM}
        mark="pin"
        live={async () => {
          const { liveAreaMap } = await import(
            /* webpackChunkName: "live-map" */ './live-area-map.tsx'
          )
          const isWide = matchMedia('(min-width: 768px)').matches
          return liveAreaMap({ label, centre, zoom: isWide ? ZOOM : SMALL_ZOOM })
        }}
      />
      <figcaption className={styles.foot}>
        <a
          href={`https://www.google.com/maps/search/?api=1&query=${lat},${lng}`}
          target="_blank"
          rel="noopener noreferrer"
          className={styles.link}
        >
          Googleマップで見る
          <ExternalIcon size="s" />
        </a>
      </figcaption>
    </figure>
  )
}
