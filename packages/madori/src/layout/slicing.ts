/**
 * A plan is cut into rows and columns until every piece is a room. A room has an area, or takes
 * what is left; a piece may have a fixed size along the cut (a corridor is 0.95 m wide). From one
 * side of the whole everything follows, and areas are exact. Metres.
 */
export type Piece = { room: string; area?: number; share?: number; size?: number } | Cut

type Cut = { cut: Direction; pieces: readonly Piece[]; share?: number; size?: number }
type Direction = 'row' | 'column'

export type Rect = { x: number; y: number; w: number; h: number }
export type Placed = Rect & { room: string }

/** Side by side. */
export const row = (...pieces: (Piece | false | null)[]): Piece => ({
  cut: 'row',
  pieces: pieces.filter((piece) => !!piece),
})

/** One above the other. */
export const column = (...pieces: (Piece | false | null)[]): Piece => ({
  cut: 'column',
  pieces: pieces.filter((piece) => !!piece),
})

/** With that size (m) along the cut, whatever its contents are. */
export const sized = (size: number, piece: Piece): Piece => ({ ...piece, size })
/** One of those that share what is left along the cut. */
export const shared = (share: number, piece: Piece): Piece => ({ ...piece, share })

/** m along a direction of a piece that is `across` wide the other way; null when it takes what is left. */
export function extent(piece: Piece, along: Direction, across: number): number | null {
  if (piece.share !== undefined) return null
  if ('room' in piece) return piece.area === undefined ? null : piece.area / across
  if (piece.cut === along) {
    let sum = 0
    for (const part of piece.pieces) {
      const size = part.size ?? extent(part, along, across)
      if (size === null) return null
      sum += size
    }
    return sum
  }
  return rigidExtent(piece, along) ?? balanced(piece, across)
}

/** Of fixed sizes alone. */
function rigidExtent(piece: Piece, along: Direction): number | null {
  if ('room' in piece || piece.share !== undefined) return null
  if (piece.cut !== along) {
    for (const part of piece.pieces) {
      const size = rigidExtent(part, along)
      if (size !== null) return size
    }
    return null
  }
  const isRigid = piece.pieces.every(({ size }) => size !== undefined)
  return isRigid ? piece.pieces.reduce((sum, { size = 0 }) => sum + size, 0) : null
}

/** m; no room is smaller or larger. */
const SMALLEST = 0.3
const LARGEST = 60

/** The extent at which pieces with areas, side by side, come to the given width. */
function balanced({ cut, pieces }: Cut, across: number): number | null {
  let fixed = 0
  let area = 0
  let hasCuts = false
  for (const part of pieces) {
    if (part.size !== undefined) fixed += part.size
    else if ('room' in part) area += part.area ?? 0
    else hasCuts = true
  }
  if (!hasCuts && area === 0) return null
  if (across <= fixed) return Number.POSITIVE_INFINITY
  if (!hasCuts) return area / (across - fixed)
  const sum = (size: number) =>
    pieces.reduce((total, part) => total + (part.size ?? extent(part, cut, size) ?? 0), 0)
  if (sum(SMALLEST) <= fixed) return null
  // Regula falsi (Illinois) on 1 / size, of which the sum is nearly a straight line.
  let [low, high] = [1 / LARGEST, 1 / SMALLEST]
  let [below, above] = [sum(LARGEST) - across, sum(SMALLEST) - across]
  if (below > 0) return Number.POSITIVE_INFINITY
  for (let i = 0; i < 30; i += 1) {
    // Too narrow for its fixed sizes, a piece is endless.
    const at = Number.isFinite(above)
      ? (low * above - high * below) / (above - below)
      : (low + high) / 2
    const off = sum(1 / at) - across
    if (Math.abs(off) < 1e-7) return 1 / at
    if (off > 0) {
      ;[high, above] = [at, off]
      below /= 2
    } else {
      ;[low, below] = [at, off]
      above /= 2
    }
  }
  return 2 / (low + high)
}

/** Where every room lies; null when fixed sizes leave no place. */
export function place(piece: Piece, rect: Rect): Placed[] | null {
  const placed: Placed[] = []
  return cut(piece, rect, placed) ? placed : null
}

function cut(piece: Piece, rect: Rect, placed: Placed[]): boolean {
  if ('room' in piece) {
    placed.push({ ...rect, room: piece.room })
    return rect.w > 0.1 && rect.h > 0.1
  }
  const isRow = piece.cut === 'row'
  const [whole, across] = isRow ? [rect.w, rect.h] : [rect.h, rect.w]
  const sizes = piece.pieces.map((part) => part.size ?? extent(part, piece.cut, across))
  const rest = sizes.reduce<number>((left, size) => left - (size ?? 0), whole)
  const shares = piece.pieces.reduce(
    (sum, part, at) => sum + (sizes[at] === null ? (part.share ?? 1) : 0),
    0,
  )
  if (!Number.isFinite(rest) || rest < -0.02 || (shares === 0 && rest > 0.02)) return false
  let at = isRow ? rect.x : rect.y
  return piece.pieces.every((part, index) => {
    const size = sizes[index] ?? (rest * (part.share ?? 1)) / shares
    const own = isRow ? { ...rect, x: at, w: size } : { ...rect, y: at, h: size }
    at += size
    return cut(part, own, placed)
  })
}
