/** The orders of the table of free rooms; the first is the default. */
export const ORDERS = [
  { order: 'yachin', label: '安い順' },
  { order: 'menseki', label: '広い順' },
  { order: 'kai', label: '高い階順' },
] as const

export type Order = (typeof ORDERS)[number]['order']

/** Of an address; anything else is the default. */
export const orderOf = (asked: string | null): Order =>
  ORDERS.find(({ order }) => order === asked)?.order ?? 'yachin'

type Room = { hyYachin: number; senyuMen: number; kai: number | null }

const COMPARE: Record<Order, (a: Room, b: Room) => number> = {
  yachin: (a, b) => a.hyYachin - b.hyYachin,
  menseki: (a, b) => b.senyuMen - a.senyuMen,
  kai: (a, b) => (b.kai ?? 0) - (a.kai ?? 0),
}

export const inOrder = <R extends Room>(rooms: readonly R[], order: Order): R[] =>
  rooms.toSorted(COMPARE[order])
