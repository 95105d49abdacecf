import type { LatLng } from '@sumai/domain/listing/distance'
import { useId } from 'react'
import type { MapLine, MapPlace } from './area-map.tsx'
import { At, NameAt, percent, Rail } from './map-shapes.tsx'
import styles from './map-sketch.module.css'
import { placeNames, type Side } from './place-names.ts'
import { isOn, RATIO, ringMetres, type Sketch, type Spot, sketchAround } from './sketch.ts'

type Props = {
  name: string
  centre: LatLng
  precision: 'exact' | 'about'
  places: readonly MapPlace[]
  lines: readonly MapLine[]
}

/** m: radius of the circle in which a home lies. */
const ABOUT = 120

export function MapSketch({ name, centre, precision, places, lines }: Props) {
  const titleId = useId()
  const sketch = sketchAround(centre, places)
  const shown = places
    .map((place) => ({ ...place, spot: sketch.spotOf(place) }))
    .filter(({ spot }) => isOn(spot))
  const sides = placeNames(shown)
  return (
    <svg role="img" aria-labelledby={titleId} className={styles.sketch}>
      <title id={titleId}>{`${name}の周辺の略図`}</title>
      <Rings sketch={sketch} />
      {lines.map(({ name, stations }) => (
        <Rail key={name} spots={stations.map(sketch.spotOf)} />
      ))}
      <Distances sketch={sketch} spots={shown.map(({ spot }) => spot)} />
      {precision === 'about' ? (
        <circle
          cx="50%"
          cy="50%"
          r={percent(Math.max(5, sketch.radiusOf(ABOUT)))}
          className={styles.area}
        />
      ) : (
        <At spot={{ x: 50, y: 50 }}>
          <path d="M0 0C-8-9-13-15-13-21a13 13 0 1 1 26 0C13-15 8-9 0 0Z" className={styles.pin} />
          <circle cy="-21" r="5" className={styles.hole} />
        </At>
      )}
      {shown.map((place, index) => (
        <Mark key={place.name} place={place} spot={place.spot} side={sides[index] ?? null} />
      ))}
      <At spot={{ x: 100, y: 0 }}>
        <path d="M-22 34V14M-28 21l6-7 6 7" className={styles.north} />
        <text x="-22" y="50" className={styles.compass}>
          北
        </text>
      </At>
    </svg>
  )
}

/** Circles at round distances. */
function Rings({ sketch }: { sketch: Sketch }) {
  return ringMetres(sketch)
    .toReversed()
    .map((metres) => (
      <circle
        key={metres}
        cx="50%"
        cy="50%"
        r={percent(sketch.radiusOf(metres))}
        className={styles.ring}
      />
    ))
}

/** Labels of the circles, at their lowest point, or at the highest if a place is in the way. */
function Distances({ sketch, spots }: { sketch: Sketch; spots: readonly Spot[] }) {
  return ringMetres(sketch).map((metres) => {
    const lowest = 50 + (metres / (sketch.halfWidth / RATIO)) * 50
    const taken = spots.some(({ x, y }) => Math.abs(x - 50) < 12 && Math.abs(y - lowest) < 6)
    const y = taken ? 100 - lowest : lowest
    return (
      <text key={metres} x="50%" y={percent(y)} dy="4" className={styles.distance}>
        {metres < 1000 ? `${metres}m` : `${metres / 1000}km`}
      </text>
    )
  })
}

type MarkProps = { place: MapPlace; spot: Spot; side: Side | null }

function Mark({ place: { name, kind }, spot, side }: MarkProps) {
  return (
    <At spot={spot}>
      {kind === 'station' ? (
        <rect x="-7" y="-7" width="14" height="14" rx="3" className={styles.station} />
      ) : (
        <circle r="6" className={kind === 'shop' ? styles.shop : styles.facility} />
      )}
      {side && <NameAt side={side}>{name}</NameAt>}
    </At>
  )
}
