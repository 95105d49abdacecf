type Span = { from: number; to: number }
type Lane = {
  /** From the left, 0 for the first. */
  lane: number
  /** How many lie beside each other there. */
  lanes: number
}

/** Lays what overlaps side by side. */
export function inLanes<Item extends Span>(items: readonly Item[]): (Item & Lane)[] {
  const placed: (Item & Lane)[] = []
  let group: (Item & Lane)[] = []
  let end = Number.NEGATIVE_INFINITY
  for (const item of items.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (item.from >= end) group = []
    const taken = new Set(group.filter(({ to }) => to > item.from).map(({ lane }) => lane))
    const lane = [...Array(taken.size + 1).keys()].find((free) => !taken.has(free)) ?? 0
    const own = { ...item, lane, lanes: 1 }
    group.push(own)
    placed.push(own)
    end = Math.max(end, item.to)
    const lanes = Math.max(...group.map((other) => other.lane)) + 1
    for (const other of group) other.lanes = lanes
  }
  return placed
}
