/** One line of the compare table. */
export type CompareFact<Room> = {
  label: string
  /** '' where the listing says nothing. */
  value: (room: Room) => string
  /** The lower the better; `null` where it cannot be compared. */
  rank?: (room: Room) => number | null
  /** What the best one is: 最安. */
  best?: string
  /** The loudest line of the table. */
  isPrice?: true
}

export type CompareCell = { text: string; best?: string }
export type CompareRow = {
  label: string
  cells: readonly CompareCell[]
  differs: boolean
  isPrice?: true
}

/**
 * The lines of the table: those about which no listing says anything are left out, and a line says
 * which is best only where not all are equal.
 */
export function compareRows<Room>(
  rooms: readonly Room[],
  facts: readonly CompareFact<Room>[],
): CompareRow[] {
  return facts.flatMap(({ label, value, rank, best, isPrice }) => {
    const texts = rooms.map(value)
    if (texts.every((text) => text === '')) return []
    const differs = new Set(texts).size > 1
    const bests = differs && rank ? bestOf(rooms.map(rank)) : []
    const cells = texts.map((text, index) => ({
      text,
      ...(bests[index] && { best }),
    }))
    return [{ label, cells, differs, ...(isPrice && { isPrice }) }]
  })
}

/** Which share the lowest rank; none where all do, or where only one can be ranked. */
function bestOf(ranks: readonly (number | null)[]): boolean[] {
  const known = ranks.filter((rank) => rank !== null)
  const lowest = Math.min(...known)
  if (known.length < 2 || known.every((rank) => rank === lowest)) return []
  return ranks.map((rank) => rank === lowest)
}
