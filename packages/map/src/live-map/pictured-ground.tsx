import {
  GROUND_SIZES,
  type MapPicture,
  STATIC_SIZES,
  staticMapUrl,
} from '@sumai/basemap/static-map'
import { classNames } from '@sumai/ui/class-names'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { useLayoutEffect, useRef } from 'react'
import styles from './pictured-ground.module.css'

export type GroundPicture = Pick<MapPicture, 'centre' | 'zoom' | 'mark'> & {
  smallZoom: MapPicture['zoom']
}

type Props = {
  map: MapLibreMap
  picture: GroundPicture
  /** The map has its own ground, which fades in over the picture. */
  isDrawn: boolean
}

/** The server's picture of a map, where the map will draw the same ground; it moves along with it. */
export function PicturedGround({ map, picture, isDrawn }: Props) {
  const image = useRef<HTMLImageElement>(null)
  // The one that the page has loaded already (static-map.tsx).
  const isWide = matchMedia('(min-width: 768px)').matches
  const size = GROUND_SIZES[isWide ? 0 : 1]
  const { width, height } = STATIC_SIZES[size]
  const { centre, mark } = picture
  const zoom = isWide ? picture.zoom : picture.smallZoom

  useLayoutEffect(() => {
    if (isDrawn) return
    function place() {
      const scale = 2 ** (map.getZoom() - zoom)
      const { x, y } = map.project(centre)
      // On whole px: between them every line would be blurred.
      const [left, top] = [x - (width * scale) / 2, y - (height * scale) / 2].map(Math.round)
      if (image.current) {
        image.current.style.transform = `translate(${left}px, ${top}px) scale(${scale})`
      }
    }
    place()
    map.on('move', place)
    return () => {
      map.off('move', place)
    }
  }, [map, centre, zoom, width, height, isDrawn])

  return (
    <img
      ref={image}
      src={staticMapUrl({ centre, zoom, mark, size })}
      width={width}
      height={height}
      alt=""
      className={classNames(styles.picture, isDrawn && styles.drawn)}
    />
  )
}
