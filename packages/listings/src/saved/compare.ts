/** One line of the compare table. */
export type CompareFact<Room> = {
  label: string
  /** Heading of the part of the table that begins with it. */
  begins?: string
  /** '' when unknown. */
  value: (room: Room) => string
  /** Lower is better; `null` when it cannot be compared. */
  rank?: (room: Room) => number | null
  /** What a home must have in common with the others that it is ranked among. */
  among?: (room: Room) => string
  /** Label of the best value: 一番安い. */
  best?: string
  /** The row with the price, which is emphasised. */
  isPrice?: true
}

export type CompareCell = { text: string; best?: string }
export type CompareRow = {
  label: string
  /** '' before the first heading. */
  part: string
  cells: readonly CompareCell[]
  differs: boolean
  /** One of three or more has a value. */
  isRare: boolean
  isPrice?: true
}

/**
 * The rows of the table. A row without any value is left out, and the best value is marked only
 * when the values differ.
 */
export function compareRows<Room>(
  rooms: readonly Room[],
  facts: readonly CompareFact<Room>[],
): CompareRow[] {
  let part = ''
  return facts.flatMap(({ label, begins, value, rank, among, best, isPrice }) => {
    part = begins ?? part
    const texts = rooms.map(value)
    if (texts.every((text) => text === '')) return []
    const differs = new Set(texts).size > 1
    const ranks = differs && rank ? rooms.map(rank) : []
    const ranked = rooms.filter((_, index) => ranks[index] != null)
    const isFair = !among || new Set(ranked.map(among)).size < 2
    const bests = isFair ? bestOf(ranks) : []
    const cells = texts.map((text, index) => ({
      text,
      ...(bests[index] && { best }),
    }))
    const isRare = rooms.length > 2 && texts.filter((text) => text !== '').length === 1
    return [{ label, part, cells, differs, isRare, ...(isPrice && { isPrice }) }]
  })
}

/** Whether each has the lowest rank; empty when all have it, or when only one is ranked. */
function bestOf(ranks: readonly (number | null)[]): boolean[] {
  const known = ranks.filter((rank) => rank !== null)
  const lowest = Math.min(...known)
  if (known.length < 2 || known.every((rank) => rank === lowest)) return []
  return ranks.map((rank) => rank === lowest)
}
