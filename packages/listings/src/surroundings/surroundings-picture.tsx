import { STATIC_SIZES } from '@sumai/basemap/static-map'
import { DISC, PICTURES } from './picture-spots.ts'
import styles from './surroundings.module.css'
import type { Nearby, Neighbourhood } from './surroundings-data.ts'

type Props = { near: Neighbourhood }

/** The sign of the home as the picture has it (paint-home.ts): lines to places end at its edge. */
const SIGN = 'M-21-34h42a13 13 0 010 26H6L0 0-6-8h-15a13 13 0 010-26'

/**
 * The numbers of places on the pictures of the map, px from the home; the list has the words. A line
 * leads from a disc to its place where it had to stand aside.
 */
export const SurroundingsPicture = ({ near: { places, around } }: Props) =>
  PICTURES.map((of) => {
    const { width, height } = STATIC_SIZES[of]
    const { spots, beyond } = around[of]
    const aside = spots.flatMap(([, x, y, from]) => (from ? [{ x, y, from }] : []))
    return (
      <svg
        key={of}
        viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
        aria-hidden="true"
        stroke="#fff"
        strokeWidth="2"
        textAnchor="middle"
        dominantBaseline="central"
        className={styles[of]}
      >
        {aside.length > 0 && (
          <>
            <path
              d={aside.map(({ x, y, from }) => `M${x} ${y}L${from.x} ${from.y}`).join('')}
              stroke="#222"
              strokeWidth="1.5"
            />
            <path d={aside.map(({ from }) => dotAt(from)).join('')} />
          </>
        )}
        {spots.map(([no, x, y]) => (
          <Disc key={no} group={places.find((place) => place.no === no)?.group} {...{ no, x, y }} />
        ))}
        <path d={SIGN} fill="var(--c-accent)" />
        <text fill="#fff" stroke="none" y="-21">
          この物件
        </text>
        {beyond && (
          <>
            <Disc group="eki" {...beyond} />
            <text
              x={beyond.x}
              y={beyond.y}
              dx={beyond.x > 0 ? -17 : 17}
              textAnchor={beyond.x > 0 ? 'end' : 'start'}
              strokeWidth="3.5"
              paintOrder="stroke"
            >
              {`${beyond.name}方面`}
            </text>
          </>
        )}
      </svg>
    )
  })

const dotAt = ({ x, y }: { x: number; y: number }) => `M${x - 3} ${y}a3 3 0 106 0a3 3 0 10-6 0`

type DiscProps = {
  no: Nearby['no']
  group: Nearby['group'] | undefined
  x: number
  y: number
  /** Degrees of the direction in which it points. */
  angle?: number
}

/** As in the list: the place lies beyond the picture. */
const HOLLOW = { fill: '#fff', stroke: 'var(--k)' }

const Disc = ({ no, group, x, y, angle }: DiscProps) => (
  <g data-group={group} transform={`translate(${x} ${y})`}>
    {angle !== undefined && <path transform={`rotate(${angle})`} d={`M${DISC + 1}-8l11 8-11 8Z`} />}
    <circle r={DISC} {...(angle !== undefined && HOLLOW)} />
    <text fill={angle === undefined ? '#fff' : undefined} stroke="none">
      {no}
    </text>
  </g>
)
