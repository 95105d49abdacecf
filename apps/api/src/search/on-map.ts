import { placeByCode } from '@sumai/domain/places/find-place'
import type { Bounds } from '@sumai/geo/polygon'
import type { TypedFastBitSet } from 'typedfastbitset'
import { medianOf } from './median-of.ts'
import type { RowSet } from './row-set.ts'

/** Pins of an answer that shows places one by one. */
const MOST = 160
/** Cells of an answer, each a cluster or a pin. */
const MOST_CELLS = 240
/** Pixels of a cell in which places are gathered: as wide as a pin with its price. */
const CELL = 64
/** Pixels that a cluster with its price takes, and a cluster beside a pin. */
const CLUSTER = { width: 78, height: 84 }
const PIN = { width: 64, height: 56 }
/** Pixels of the world at zoom 0. */
const WORLD = 512
/** Degrees of latitude in one of longitude, in the middle of the area (33.4° north). */
const SQUARE = Math.cos(33.4 * (Math.PI / 180))
/** From this zoom on, places are shown one by one as long as there are few enough. */
const CLOSE = 16
/** Below this zoom people think in towns: rows are gathered by municipality, wards by their city. */
const FAR = 10

/** Where a row is, its price, and how long one goes from there to the places of the search. */
export type Columns = {
  lats: Float64Array
  lngs: Float64Array
  prices: Float64Array
  minutes?: Float32Array | undefined
  /** By city_code. */
  cities: ReadonlyMap<string, Pick<RowSet, 'among'>>
}

/** What a map shows: a part of the world at a zoom (as of MapLibre). */
export type View = { bounds: Bounds; zoom: number }

/** Several places that lie too close together to be shown. */
export type Cluster = {
  lat: number
  lng: number
  count: number
  priceMedian: number
  bounds: Bounds
  /** The least of its rows. */
  minutes?: number | undefined
  /** From afar: the municipality where it stands, and whether it has rows of smaller ones nearby. */
  town: string | undefined
  isAround: boolean
}

/** One place, and its rows: `slot` is the cheapest. */
export type Pin = {
  lat: number
  lng: number
  count: number
  priceMin: number
  priceMax: number
  slot: number
}

/**
 * Gathers rows into what can be shown on a map: the world is cut into cells, from afar into
 * municipalities, and a cell with more than one place is a cluster. All rows are counted; those
 * without a place are none of them.
 */
export function onMap(
  rows: TypedFastBitSet,
  columns: Columns,
  view: View,
): { clusters: Cluster[]; pins: Pin[] } {
  const pins = view.zoom >= CLOSE ? pinsOf(rows, columns) : null
  return pins ? { clusters: [], pins } : gather(rows, columns, view)
}

/** The places of all rows, or `null` when there are too many. */
function pinsOf(rows: TypedFastBitSet, { lats, lngs, prices }: Columns): Pin[] | null {
  const pins = new Map<string, Pin>()
  for (const slot of rows) {
    const [lat = 0, lng = 0, price = 0] = [lats[slot], lngs[slot], prices[slot]]
    const key = `${lat},${lng}`
    const pin = pins.get(key)
    if (!pin) pins.set(key, { lat, lng, count: 1, priceMin: price, priceMax: price, slot })
    else {
      if (price < pin.priceMin) pin.slot = slot
      pin.count += 1
      pin.priceMin = Math.min(pin.priceMin, price)
      pin.priceMax = Math.max(pin.priceMax, price)
    }
    if (pins.size > MOST) return null
  }
  return [...pins.values()]
}

/** The rows of one cell, which from afar is a municipality. */
class Cell {
  readonly town: string | undefined
  isAround = false
  /** The cheapest row, and its price. */
  #slot = 0
  #priceMin = Number.POSITIVE_INFINITY
  #prices: number[] = []
  west = Number.POSITIVE_INFINITY
  south = Number.POSITIVE_INFINITY
  east = Number.NEGATIVE_INFINITY
  north = Number.NEGATIVE_INFINITY
  /** Of so many rows, in whose middle it stands. */
  #placed = 0
  #lngs = 0
  #lats = 0
  #minutes = Number.POSITIVE_INFINITY

  constructor(town?: string) {
    this.town = town
  }

  add(slot: number, { lats, lngs, prices, minutes }: Columns): void {
    const [lng = 0, lat = 0, price = 0] = [lngs[slot], lats[slot], prices[slot]]
    this.#prices.push(price)
    this.#placed += 1
    this.#lngs += lng
    this.#lats += lat
    if (price < this.#priceMin) {
      this.#priceMin = price
      this.#slot = slot
    }
    if (lng < this.west) this.west = lng
    if (lng > this.east) this.east = lng
    if (lat < this.south) this.south = lat
    if (lat > this.north) this.north = lat
    if (minutes) this.#near(minutes[slot] ?? Number.POSITIVE_INFINITY)
  }

  #near(minutes: number): void {
    this.#minutes = Math.min(this.#minutes, minutes)
  }

  /** Adds the rows of another cell. A municipality stays where it is. */
  take(other: Cell): void {
    this.#prices = this.#prices.concat(other.#prices)
    if (this.town) this.isAround = true
    else {
      this.#placed += other.#placed
      this.#lngs += other.#lngs
      this.#lats += other.#lats
    }
    if (other.#priceMin < this.#priceMin) {
      this.#priceMin = other.#priceMin
      this.#slot = other.#slot
    }
    this.west = Math.min(this.west, other.west)
    this.east = Math.max(this.east, other.east)
    this.south = Math.min(this.south, other.south)
    this.north = Math.max(this.north, other.north)
    this.#near(other.#minutes)
  }

  get count(): number {
    return this.#prices.length
  }

  /** The middle of its rows. */
  get lng(): number {
    return this.#lngs / this.#placed
  }

  get lat(): number {
    return this.#lats / this.#placed
  }

  get isOnePlace(): boolean {
    return this.west === this.east && this.south === this.north
  }

  get pin(): Pin {
    const priceMax = this.#prices.reduce((a, b) => Math.max(a, b))
    return {
      ...{ lat: this.south, lng: this.west, count: this.count },
      ...{ priceMin: this.#priceMin, priceMax, slot: this.#slot },
    }
  }

  get cluster(): Cluster {
    const { town, isAround, count, lat, lng, west, south, east, north } = this
    const minutes = Number.isFinite(this.#minutes) ? this.#minutes : undefined
    return {
      ...{ town, isAround, count, lat, lng, minutes },
      priceMedian: medianOf(this.#prices),
      bounds: [west, south, east, north],
    }
  }
}

function gather(rows: TypedFastBitSet, columns: Columns, view: View) {
  const all = apart(view.zoom < FAR ? towns(rows, columns) : cellsOf(rows, columns, view), view)
  return {
    clusters: all.filter(({ isOnePlace }) => !isOnePlace).map(({ cluster }) => cluster),
    pins: all.filter(({ isOnePlace }) => isOnePlace).map(({ pin }) => pin),
  }
}

/** The municipalities that have rows. */
function towns(rows: TypedFastBitSet, columns: Columns): Cell[] {
  const cells = new Map<string, Cell>()
  for (const [city, ofCity] of columns.cities) {
    const town = townOf(city)
    const cell = cells.get(town) ?? new Cell(town)
    for (const slot of ofCity.among(rows)) cell.add(slot, columns)
    if (cell.count > 0) cells.set(town, cell)
  }
  return [...cells.values()]
}

/** 福岡市, of each of its wards; 基山町, without 三養基郡. */
const townOf = (cityCode: string) =>
  (placeByCode('city_code', cityCode)?.name ?? '')
    .replace(/(?<=市).+区$/, '')
    .replace(/^.+?郡(?=.+[町村]$)/, '')

function cellsOf(rows: TypedFastBitSet, columns: Columns, view: View): Cell[] {
  const cellAt = cellsIn(view)
  const cells: Cell[] = []
  rows.forEach((slot) => {
    const at = cellAt(columns.lngs[slot] as number, columns.lats[slot] as number)
    cells[at] ??= new Cell()
    cells[at].add(slot, columns)
  })
  return cells.filter((cell) => cell !== undefined)
}

/** Gives the rows of cells that a larger one would cover on the screen to that one. */
function apart(cells: readonly Cell[], view: View): Cell[] {
  const { bounds, zoom } = view
  const width = (WORLD * 2 ** zoom) / 360
  const height = width / Math.cos(((bounds[1] + bounds[3]) / 2) * (Math.PI / 180))
  const cover = (one: Cell, other: Cell) => {
    const pins = Number(one.isOnePlace) + Number(other.isOnePlace)
    if (pins === 2) return false
    const size = pins === 1 ? PIN : CLUSTER
    return (
      Math.abs(one.lng - other.lng) * width < size.width &&
      Math.abs(one.lat - other.lat) * height < size.height
    )
  }
  const kept: Cell[] = []
  for (const cell of cells.toSorted((a, b) => b.count - a.count)) {
    const larger = kept.find((it) => cover(it, cell))
    if (larger) larger.take(cell)
    else kept.push(cell)
  }
  // The middle of a larger cell has moved.
  return kept.length < cells.length ? apart(kept, view) : kept
}

/**
 * Numbers the cells of a view, of which there are `MOST_CELLS` at most, from its south-west on. They
 * lie fast on the world, of another size for each half zoom and each size of the view, so that a
 * cluster stays as it is while the map is moved. What lies outside the view belongs to the cells at
 * its edge.
 */
function cellsIn({ bounds: [west, south, east, north], zoom }: View) {
  let width = (CELL / (WORLD * 2 ** (Math.floor(2 * zoom) / 2))) * 360
  for (;;) {
    const height = width * SQUARE
    // As many as a view of this size has wherever it lies.
    const columns = Math.ceil((east - west) / width) + 1
    if (columns * (Math.ceil((north - south) / height) + 1) <= MOST_CELLS) {
      const [x0, x1] = [Math.floor(west / width), Math.floor(east / width)]
      const [y0, y1] = [Math.floor(south / height), Math.floor(north / height)]
      return (lng: number, lat: number) => {
        const x = Math.min(Math.max(Math.floor(lng / width), x0), x1)
        const y = Math.min(Math.max(Math.floor(lat / height), y0), y1)
        return (y - y0) * columns + (x - x0)
      }
    }
    width *= Math.SQRT2
  }
}
