import type { Place } from '@sumai/basemap/mercator'
import { type Group, groupsOf, middleOf } from './groups.ts'
import styles from './pinned-map.module.css'
import { type Spot, spread } from './spread.ts'

/** px: the radius of a pin, and between two. */
const PIN = { radius: 13, apart: 28 }
/** px: of the label of a group, and what it keeps from the edge. */
const LABEL = { height: 30, text: 12, padding: 12, edge: 4 }
/** Beyond it, letters are as wide as they are high. */
const LAST_NARROW = '\u00ff'
const NARROW_EM = 0.6

/** `to` is a fragment (`#…`) of the page. */
export type MapPin = Place & { name: string; to: string }

/**
 * What pins are called that would lie on each other, shortly where there is no room: 福岡市 8店舗 and
 * 8店舗.
 */
export type NameGroup<Pin> = (pins: readonly Pin[]) => { long: string; short: string }

type Room = { width: number; height: number }

type Props<Pin> = {
  pins: readonly Pin[]
  nameGroup: NameGroup<Pin> | undefined
  zoom: number
  room: Room
  toSpot: (place: Place) => Spot
}

/** Pins that keep apart from each other and from the labels of those that are gathered. */
export function Marks<Pin extends MapPin>({ pins, nameGroup, zoom, room, toSpot }: Props<Pin>) {
  const labels = nameGroup
    ? groupsOf(pins, zoom)
        .filter((group) => group.pins.length > 1)
        .map((group) => labelOf(group, { nameGroup, room, toSpot }))
    : []
  const gathered = new Set(labels.flatMap((label) => label.pins))
  const single = pins.filter((pin) => !gathered.has(pin))
  const spots = spread(single.map(toSpot), {
    ...{ room, apart: PIN.apart },
    obstacles: labels.map(({ x, y, width }) => ({
      ...{ left: x, top: y, right: x + width, bottom: y + LABEL.height },
    })),
  })
  return (
    <>
      {single.map(({ name, to }, index) => (
        <PinMark
          key={to}
          number={pins.findIndex((pin) => pin.to === to) + 1}
          {...{ name, to }}
          spot={spots[index]}
        />
      ))}
      {labels.map(({ pins: [first], name, text, ...box }) => (
        <a key={first?.to} href={first?.to} aria-label={name} className={styles.pin}>
          <rect {...box} height={LABEL.height} rx={LABEL.height / 2} />
          <text x={box.x + box.width / 2} y={box.y + LABEL.height / 2 + LABEL.text * 0.37}>
            {text}
          </text>
        </a>
      ))}
    </>
  )
}

/** Within what is seen; its widths are those of the letters, as no text is measured on a server. */
function labelOf<Pin extends MapPin>(
  { pins, hasRoom }: Group<Pin>,
  { nameGroup, room, toSpot }: { nameGroup: NameGroup<Pin> } & Pick<Props<Pin>, 'room' | 'toSpot'>,
) {
  const { long, short } = nameGroup(pins)
  const text = hasRoom ? long : short
  const ems = [...text].map((letter) => (letter > LAST_NARROW ? 1 : NARROW_EM))
  const width = Math.ceil(ems.reduce((a, b) => a + b, 0) * LABEL.text) + 2 * LABEL.padding
  const { x, y } = toSpot(middleOf(pins))
  const left = Math.min(Math.max(x - width / 2, LABEL.edge), room.width - width - LABEL.edge)
  return {
    ...{ pins, name: long, text, width },
    x: Math.round(left),
    y: Math.round(y - LABEL.height / 2),
  }
}

type PinProps = { number: number; name: string; to: string; spot: Spot | undefined }

function PinMark({ number, name, to, spot }: PinProps) {
  if (!spot) return null
  const [x, y] = [Math.round(spot.x), Math.round(spot.y)]
  return (
    <a href={to} aria-label={`${number} ${name}`} className={styles.pin}>
      <circle cx={x} cy={y} r={PIN.radius} />
      <text x={x} y={y + PIN.radius * 0.35}>
        {number}
      </text>
    </a>
  )
}
