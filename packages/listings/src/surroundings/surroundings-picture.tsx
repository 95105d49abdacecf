import type { AroundPicture } from './picture-spots.ts'
import styles from './surroundings.module.css'
import type { Nearby } from './surroundings-data.ts'

type Props = { places: readonly Nearby[]; spots: AroundPicture['spots'] }

/** The numbers of places on the picture of the map, px from the home; the list has the words. */
export const SurroundingsPicture = ({ places, spots }: Props) => (
  <svg viewBox="-400 -220 800 440" aria-hidden="true" className={styles.picture}>
    {places.map(({ no, group }, index) => {
      const spot = spots[index]
      return (
        spot && (
          <g
            key={no}
            data-group={group}
            data-far={!spot.isOnPhone || undefined}
            transform={`translate(${spot.x} ${spot.y})`}
          >
            <circle />
            <text>{no}</text>
          </g>
        )
      )
    })}
  </svg>
)
