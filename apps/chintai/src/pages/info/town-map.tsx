import { STATIC_SIZES } from '@sumai/basemap/static-map'
import { StaticMap } from '@sumai/map/static-map'
import css from './town-map.module.css'
import type { TownMapData } from './town-map-data.ts'

type Props = { name: string; map: TownMapData }

/** A town on the map, with its outline and stations. */
export function TownMap({ name, map: { centre, zoom, smallZoom, path, stations } }: Props) {
  const drawn = (
    <>
      <path d={path} vectorEffect="non-scaling-stroke" className={css.outline} />
      <path
        d={stations.map(([x, y]) => `M${x} ${y}h0`).join('')}
        vectorEffect="non-scaling-stroke"
      />
    </>
  )
  const { half, small } = STATIC_SIZES
  return (
    <div className={css.map}>
      <StaticMap
        place="half"
        alt={`${name}の地図`}
        centre={centre}
        zoom={zoom}
        smallZoom={smallZoom}
        mark="none"
      />
      <svg viewBox={viewBox(half)} aria-hidden="true" className={css.wide}>
        {drawn}
      </svg>
      <svg viewBox={viewBox(small)} aria-hidden="true" className={css.small}>
        <g transform={`scale(${2 ** (smallZoom - zoom)})`}>{drawn}</g>
      </svg>
    </div>
  )
}

const viewBox = ({ width, height }: { width: number; height: number }) =>
  `${-width / 2} ${-height / 2} ${width} ${height}`
