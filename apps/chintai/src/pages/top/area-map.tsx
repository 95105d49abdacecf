import css from './area-map.module.css'
import { REGION_FRAME, REGION_ROWS } from './region-rows.ts'

const REGIONS = REGION_ROWS.trim()
  .split('\n')
  .map((row) => {
    const [name = '', x, y, ...path] = row.split(' ')
    return { name, x, y, path: path.join(' ') }
  })

const SEAS = [
  { name: '玄界灘', x: 60, y: 62 },
  { name: '有明海', x: 112, y: 348 },
]

/** Decorative: the list beside it has the same links. */
export function AreaMap() {
  return (
    <svg
      viewBox={`0 0 ${REGION_FRAME.width} ${REGION_FRAME.height}`}
      aria-hidden="true"
      className={css.map}
    >
      {REGIONS.map(({ name, path }) => (
        <path key={name} d={path} className={css.area} />
      ))}
      {REGIONS.map(({ name, x, y }) => (
        <text key={name} x={x} y={y}>
          {name}
        </text>
      ))}
      {SEAS.map(({ name, x, y }) => (
        <text key={name} x={x} y={y} className={css.sea}>
          {name}
        </text>
      ))}
    </svg>
  )
}
