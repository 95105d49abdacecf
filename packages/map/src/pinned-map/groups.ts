import type { Place } from '@sumai/basemap/mercator'
import { spotOf } from './frame.ts'
import type { Spot } from './spread.ts'

/** px of a disc that may move a little, and of how many a group has, without and with its name. */
const DISC = { width: 17, height: 17 }
const COUNT = { width: 74, height: 36 }
const NAMED = { width: 114, height: 36 }

type Size = { width: number; height: number }
type Gathered<Pin> = { pins: readonly Pin[]; spot: Spot }

export type Group<Pin> = {
  pins: readonly Pin[]
  /** Whether it can be named without covering another. */
  hasRoom: boolean
}

/**
 * Pins that would lie on each other on a map of this zoom, as one group each; all others alone. What
 * `isAlone` names is never in a group.
 */
export function groupsOf<Pin extends Place>(
  pins: readonly Pin[],
  zoom: number,
  isAlone: (pin: Pin) => boolean = () => false,
): Group<Pin>[] {
  const [start] = pins
  if (!start) return []
  const groups: Gathered<Pin>[] = pins
    .filter((pin) => !isAlone(pin))
    .map((pin) => ({ pins: [pin], spot: spotOf(pin, start, zoom, { width: 0, height: 0 }) }))
  for (let pair = meeting(groups); pair; pair = meeting(groups)) {
    const [one, other] = pair
    groups.splice(groups.indexOf(other), 1)
    groups[groups.indexOf(one)] = together(one, other)
  }
  return [
    ...groups.map((group) => ({
      pins: group.pins,
      hasRoom: groups.every((other) => other === group || !meet(group, other, NAMED)),
    })),
    ...pins.filter(isAlone).map((pin) => ({ pins: [pin], hasRoom: true })),
  ]
}

/** Where a group stands: amid its pins. */
export const middleOf = (places: readonly Place[]): Place => ({
  lat: mean(places.map(({ lat }) => lat)),
  lng: mean(places.map(({ lng }) => lng)),
})

const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length

function meeting<Pin>(groups: readonly Gathered<Pin>[]): [Gathered<Pin>, Gathered<Pin>] | null {
  for (const [index, one] of groups.entries()) {
    const other = groups.slice(index + 1).find((next) => meet(one, next))
    if (other) return [one, other]
  }
  return null
}

function meet<Pin>(one: Gathered<Pin>, other: Gathered<Pin>, a: Size = sizeOf(one)): boolean {
  const b = sizeOf(other)
  return (
    Math.abs(one.spot.x - other.spot.x) < (a.width + b.width) / 2 &&
    Math.abs(one.spot.y - other.spot.y) < (a.height + b.height) / 2
  )
}

const sizeOf = <Pin>({ pins }: Gathered<Pin>) => (pins.length > 1 ? COUNT : DISC)

function together<Pin>(one: Gathered<Pin>, other: Gathered<Pin>): Gathered<Pin> {
  const pins = [...one.pins, ...other.pins]
  const share = other.pins.length / pins.length
  const between = (a: number, b: number) => a + (b - a) * share
  return {
    pins,
    spot: { x: between(one.spot.x, other.spot.x), y: between(one.spot.y, other.spot.y) },
  }
}
