import { spotOf } from './frame.ts'

/** px of a disc that may move a little, and of how many a group has, without and with its city. */
const DISC = { width: 17, height: 17 }
const COUNT = { width: 74, height: 36 }
const NAMED = { width: 114, height: 36 }

type Place = { lat: number; lng: number }
type Spot = { x: number; y: number }
type Size = { width: number; height: number }
type Group<Pin> = { pins: readonly Pin[]; spot: Spot }

/**
 * Pins that would lie on each other on a map of this zoom, as one group each; all others alone. What
 * `isAlone` names is never in a group. `hasRoom` tells whether a group can be named by its city.
 */
export function pinGroups<Pin extends Place>(
  pins: readonly Pin[],
  zoom: number,
  isAlone: (pin: Pin) => boolean = () => false,
): { pins: readonly Pin[]; hasRoom: boolean }[] {
  const [start] = pins
  if (!start) return []
  const groups: Group<Pin>[] = pins
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

function meeting<Pin>(groups: readonly Group<Pin>[]): [Group<Pin>, Group<Pin>] | null {
  for (const [index, one] of groups.entries()) {
    const other = groups.slice(index + 1).find((next) => meet(one, next))
    if (other) return [one, other]
  }
  return null
}

function meet<Pin>(one: Group<Pin>, other: Group<Pin>, a: Size = sizeOf(one)): boolean {
  const b = sizeOf(other)
  return (
    Math.abs(one.spot.x - other.spot.x) < (a.width + b.width) / 2 &&
    Math.abs(one.spot.y - other.spot.y) < (a.height + b.height) / 2
  )
}

const sizeOf = <Pin>({ pins }: Group<Pin>) => (pins.length > 1 ? COUNT : DISC)

/** In the middle of all pins of both. */
function together<Pin>(one: Group<Pin>, other: Group<Pin>): Group<Pin> {
  const pins = [...one.pins, ...other.pins]
  const share = other.pins.length / pins.length
  const between = (a: number, b: number) => a + (b - a) * share
  return {
    pins,
    spot: { x: between(one.spot.x, other.spot.x), y: between(one.spot.y, other.spot.y) },
  }
}
