import { formatRent } from '@sumai/format/money'
import { floorsOf, LET } from './floors-of.ts'
import type { Room } from './room-data.ts'

type Props = { units: Room['rentRoll'] }

/** px: of a floor, and of the unit on it. */
const FLOOR = 48
const UNIT = 44
/** Per cent of the width: before the first unit stands the floor, and a gap after each. */
const FIRST = 11
const GAP = 0.8
/** Where more stand beside each other, a phone has no room for their rents. */
const MOST_WITH_RENT = 6

/**
 * The building as a picture of its floors: which units are let, and for how much. The table says the
 * same. In per cent and without a viewBox, so that the writing stays as large on a phone.
 */
export function RentFloors({ units }: Props) {
  const floors = floorsOf(units)
  return (
    <svg aria-hidden="true" width="100%" height={floors.length * FLOOR + 6}>
      {floors.map(({ floor, units: on }, line) => (
        <g key={floor} fontSize="13" textAnchor="middle" fill="currentColor">
          <text x="5%" y={line * FLOOR + 27}>
            {floor}階
          </text>
          {on.map((unit, place) => (
            <Unit key={unit.no} unit={unit} place={place} of={on.length} top={line * FLOOR} />
          ))}
        </g>
      ))}
      <rect y={floors.length * FLOOR} width="100%" height="6" rx="2" fill="var(--c-line-2)" />
    </svg>
  )
}

type UnitProps = { unit: Props['units'][number]; place: number; of: number; top: number }

function Unit({ unit: { no, yachin, status }, place, of, top }: UnitProps) {
  const isLet = status === LET
  const width = (100 - FIRST) / of
  const left = FIRST + place * width
  const middle = `${left + (width - GAP) / 2}%`
  const hasRent = of <= MOST_WITH_RENT
  return (
    <g>
      <rect
        x={`${left}%`}
        y={top + 1}
        width={`${width - GAP}%`}
        height={UNIT - 2}
        rx="4"
        fill={isLet ? 'var(--c-primary-100)' : 'var(--c-white)'}
        stroke={isLet ? 'none' : 'var(--c-accent)'}
        strokeDasharray="4 3"
      />
      <text x={middle} y={top + (hasRent ? 19 : 27)} fontWeight="700">
        {no}
      </text>
      {hasRent && (
        <text x={middle} y={top + 36} fontSize="12" fill={isLet ? undefined : 'var(--c-accent)'}>
          {isLet ? formatRent(yachin) : status}
        </text>
      )}
    </g>
  )
}
