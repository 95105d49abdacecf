import { type MapPicture, STATIC_SIZES, staticMapUrl } from '@sumai/basemap/static-map'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { useLayoutEffect, useRef } from 'react'
import styles from './pictured-ground.module.css'

export type GroundPicture = Pick<MapPicture, 'centre' | 'zoom' | 'mark'> & {
  smallZoom: MapPicture['zoom']
}

type Props = { map: MapLibreMap; picture: GroundPicture }

/** The server's picture of a map, where the map will draw the same ground; it moves along with it. */
export function PicturedGround({ map, picture }: Props) {
  const image = useRef<HTMLImageElement>(null)
  // The one that the page has loaded already (static-map.tsx).
  const isWide = matchMedia('(min-width: 768px)').matches
  const size = isWide ? 'wide' : 'tall'
  const { width, height } = STATIC_SIZES[size]
  const { centre, mark } = picture
  const zoom = isWide ? picture.zoom : picture.smallZoom

  useLayoutEffect(() => {
    function place() {
      const scale = 2 ** (map.getZoom() - zoom)
      const { x, y } = map.project(centre)
      const [left, top] = [x - (width * scale) / 2, y - (height * scale) / 2]
      if (image.current) {
        image.current.style.transform = `translate(${left}px, ${top}px) scale(${scale})`
      }
    }
    place()
    map.on('move', place)
    return () => {
      map.off('move', place)
    }
  }, [map, centre, zoom, width, height])

  return (
    <img
      ref={image}
      src={staticMapUrl({ centre, zoom, mark, size })}
      width={width}
      height={height}
      alt=""
      className={styles.picture}
    />
  )
}
