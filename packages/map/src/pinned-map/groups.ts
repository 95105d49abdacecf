import { spotOf } from '@sumai/map/frame'

/** px of a disc that may move a little, and of how many a group has, without and with its city. */
const DISC = { width: 17, height: 17 }
const COUNT = { width: 74, height: 36 }
const NAMED = { width: 114, height: 36 }

type Place = { lat: number; lng: number }
type Spot = { x: number; y: number }
type Size = { width: number; height: number }
type Group<Shop> = { shops: readonly Shop[]; spot: Spot }

/**
 * Shops that would lie on each other on a map of this zoom, as one group each; all others alone. What
 * `isAlone` names is never in a group. `hasRoom` tells whether a group can be named by its city.
 */
export function shopGroups<Shop extends Place>(
  shops: readonly Shop[],
  zoom: number,
  isAlone: (shop: Shop) => boolean = () => false,
): { shops: readonly Shop[]; hasRoom: boolean }[] {
  const [start] = shops
  if (!start) return []
  const groups: Group<Shop>[] = shops
    .filter((shop) => !isAlone(shop))
    .map((shop) => ({ shops: [shop], spot: spotOf(shop, start, zoom, { width: 0, height: 0 }) }))
  for (let pair = meeting(groups); pair; pair = meeting(groups)) {
    const [one, other] = pair
    groups.splice(groups.indexOf(other), 1)
    groups[groups.indexOf(one)] = together(one, other)
  }
  return [
    ...groups.map((group) => ({
      shops: group.shops,
      hasRoom: groups.every((other) => other === group || !meet(group, other, NAMED)),
    })),
    ...shops.filter(isAlone).map((shop) => ({ shops: [shop], hasRoom: true })),
  ]
}

function meeting<Shop>(groups: readonly Group<Shop>[]): [Group<Shop>, Group<Shop>] | null {
  for (const [index, one] of groups.entries()) {
    const other = groups.slice(index + 1).find((next) => meet(one, next))
    if (other) return [one, other]
  }
  return null
}

function meet<Shop>(one: Group<Shop>, other: Group<Shop>, a: Size = sizeOf(one)): boolean {
  const b = sizeOf(other)
  return (
    Math.abs(one.spot.x - other.spot.x) < (a.width + b.width) / 2 &&
    Math.abs(one.spot.y - other.spot.y) < (a.height + b.height) / 2
  )
}

const sizeOf = <Shop>({ shops }: Group<Shop>) => (shops.length > 1 ? COUNT : DISC)

/** In the middle of all shops of both. */
function together<Shop>(one: Group<Shop>, other: Group<Shop>): Group<Shop> {
  const shops = [...one.shops, ...other.shops]
  const share = other.shops.length / shops.length
  const between = (a: number, b: number) => a + (b - a) * share
  return {
    shops,
    spot: { x: between(one.spot.x, other.spot.x), y: between(one.spot.y, other.spot.y) },
  }
}
