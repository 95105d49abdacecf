import type { Kotsu, Shisetu } from '@sumai/api-client/contract/access'
import type { BoshuStatus } from '@sumai/api-client/contract/words'
import { steps } from '@sumai/domain/codes'
import { chikuYear } from '@sumai/domain/listing/building-age'
import { SHISETU_KYORI } from '@sumai/domain/listing/distance'
import { recommended } from '@sumai/domain/listing/recommended'
import { haltOfStation } from '@sumai/geo/commute/rail-network'
import { interchangeOf } from '@sumai/geo/stations'
import { dayNumber, type Value } from '../../search/resource.ts'
import { nameKey } from '../../understand/suggest/names.ts'

/** The columns of a listing that the conditions of both sites read. */
export type ListingRow = {
  bukkenNo: string
  tenpoNo: string
  boshuStatus: BoshuStatus
  koukaiDate: string
  jikaiKoshinDate: string
  closedDate: string | null
  shubetu: number
  setsubijoken: number[]
  kodawariKozo: number[]
  kozo: number | null
  madori: number | null
  kai: number | null
  parkingDaisu: number | null
  chikuYm: string | null
  /** Month of construction, or when it will be completed. */
  builtYm: string | null
  isMinyukyo: boolean
  cityCode: string
  town: string
  /** Of the property, or of the building where visitors may know it. */
  name: string | null
  nameKana: string | null
  shogakkoNo: string | null
  chugakkoNo: string | null
  lat: number
  lng: number
  kotsu: readonly Kotsu[]
  /** Its stations, and those of other lines at the same interchanges. */
  ekiCodes: string[]
  shisetu: readonly Shisetu[]
  photoCount: number
  hasMadorizu: boolean
  panoramaCount: number
  hasMovie: boolean
  /** What a keyword may match, folded. */
  searchText: string
}

const CLOSED_SHOWN_DAYS = 30

/** Whether it is public or applied for, and confirmed within the legal period. */
export const isOpen = (row: ListingRow, today: string) =>
  (row.boshuStatus === 'public' || row.boshuStatus === 'applied') && row.jikaiKoshinDate >= today

export const isRecentlyClosed = (row: ListingRow, today: string) =>
  row.boshuStatus === 'closed' &&
  row.closedDate !== null &&
  dayNumber(today) - dayNumber(row.closedDate) <= CLOSED_SHOWN_DAYS

/** A listing names three stations at most; of each, the halt, the interchange and the minutes to it. */
const WAYS = [0, 1, 2].map((at) => ({
  at,
  halt: `halt_${at}`,
  minutes: `halt_minutes_${at}`,
  station: `station_${at}`,
  walk: `walk_${at}`,
}))

/** Of a way that a listing does not have: as far as can be. */
const NO_WAY = { halt: 0, minutes: Number.POSITIVE_INFINITY }

function wayOf({ kotsu }: ListingRow, at: number) {
  const way = kotsu[at]
  const halt = haltOfStation(way?.eki_code ?? '')?.index
  return !way || halt === undefined ? NO_WAY : { halt, minutes: way.toho_fun + (way.bus_fun ?? 0) }
}

/** Minutes of a way that needs no bus. */
const walkOf = (way: Kotsu | undefined) => (way && way.bus_fun === null ? way.toho_fun : null)

/** Minutes on foot to the nearest station; `null` when a bus is needed. */
function toho({ kotsu }: ListingRow): number | null {
  const walks = kotsu.map(walkOf).filter((minutes) => minutes !== null)
  return walks.length > 0 ? Math.min(...walks) : null
}

const wayNumbers = Object.fromEntries(
  WAYS.flatMap(({ at, halt, minutes, station, walk }) => [
    [halt, (row: ListingRow) => wayOf(row, at).halt],
    [minutes, (row: ListingRow) => wayOf(row, at).minutes],
    [station, ({ kotsu }: ListingRow) => interchangeOf(kotsu[at]?.eki_code ?? '') ?? null],
    [walk, ({ kotsu }: ListingRow) => walkOf(kotsu[at])],
  ]),
)

/** Numbers that both sites filter or sort by. */
export const listingNumbers = {
  koukai: (row: ListingRow) => dayNumber(row.koukaiDate),
  koukai_days: daysSinceKoukai,
  last_day: (row: ListingRow) => dayNumber(row.jikaiKoshinDate),
  toho,
  chiku_year: (row: ListingRow, today: string) => chikuYear(row, today),
  built: (row: ListingRow) => (row.builtYm === null ? null : dayNumber(row.builtYm)),
  parking_daisu: (row: ListingRow) => row.parkingDaisu,
  lat: (row: ListingRow) => row.lat,
  lng: (row: ListingRow) => row.lng,
  ...wayNumbers,
  recommend: recommended,
} satisfies Record<string, (row: ListingRow, today: string) => number | null>

function daysSinceKoukai({ koukaiDate }: ListingRow, today: string): number {
  return dayNumber(today) - dayNumber(koukaiDate)
}

export const listingKeys = {
  /** The municipality and the town in it. */
  town: ({ cityCode, town }: ListingRow) => `${cityCode} ${town}`,
  name: ({ name, nameKana: kana, cityCode }: ListingRow) =>
    name === null ? '' : nameKey({ name, kana, cityCode }),
}

/** The conditions that both sites have. */
export const listingFilters = {
  bukken_no: { key: (row: ListingRow) => row.bukkenNo, exclude: 'exclude_bukken_no' },
  tenpo_no: (row: ListingRow) => [row.tenpoNo],
  shubetu: (row: ListingRow) => [row.shubetu],
  city_code: (row: ListingRow) => [row.cityCode],
  shogakko_no: (row: ListingRow) => present(row.shogakkoNo),
  chugakko_no: (row: ListingRow) => present(row.chugakkoNo),
  eki_code: (row: ListingRow) => row.ekiCodes,
  shisetu_no: {
    of: ({ shisetu }: ListingRow, near = 0) =>
      shisetu.flatMap(({ shisetu_no, kyori_m }) =>
        shisetu_no !== null && kyori_m <= near ? [shisetu_no] : [],
      ),
    within: { key: 'shisetu_kyori', steps: SHISETU_KYORI },
  },
  madori: (row: ListingRow) => present(row.madori),
  kozo: (row: ListingRow) => present(row.kozo),
  kodawari_kozo: (row: ListingRow) => row.kodawariKozo,
  setsubijoken: (row: ListingRow) => row.setsubijoken,
  is_above_second: (row: ListingRow) => (row.kai ?? 0) >= 2,
  chiku_year: { number: 'chiku_year', steps: steps.chiku_year },
  toho: {
    number: 'toho',
    steps: steps.toho,
    to: {
      key: 'eki_code',
      ways: WAYS.map(({ station, walk }) => ({ station, minutes: walk })),
      stationOf: (code: Value) => interchangeOf(String(code)),
    },
  },
  shinchaku: { number: 'koukai_days', steps: steps.shinchaku },
  koukai_since: { number: 'koukai' },
  is_madorizu: (row: ListingRow) => row.hasMadorizu,
  is_above_photo5: (row: ListingRow) => row.photoCount >= 5,
  is_panorama: (row: ListingRow) => row.panoramaCount > 0,
  is_movie: (row: ListingRow) => row.hasMovie,
  keyword: (row: ListingRow) => row.searchText,
  bounds: { lat: 'lat', lng: 'lng' },
  area: { lat: 'lat', lng: 'lng' },
  commute: {
    lat: 'lat',
    lng: 'lng',
    stations: WAYS.map(({ halt, minutes }) => ({ halt, minutes })),
  },
}

export const present = <T>(value: T | null): T[] => (value === null ? [] : [value])
