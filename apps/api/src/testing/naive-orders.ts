import type { BaibaiRoomRow } from '../modules/baibai-rooms/baibai-rooms.table.ts'
import type { ChintaiRow, Common } from './naive-search.ts'

type Sort<Row> = (row: Row) => number | null
const day = (date: string | null) => (date === null ? null : Date.parse(date))
const negative = (value: number | null) => (value === null ? null : -value)
/** Minutes on foot to the nearest station, or to the nearest of those that are meant. */
export function onFoot(row: Common, isMeant = (_: string) => true): number | null {
  const ways = row.kotsu.filter((way) => way.bus_fun === null && isMeant(way.eki_code))
  return ways.length === 0 ? null : Math.min(...ways.map((way) => way.toho_fun))
}

/** What each order sorts by, ascending; `recommend` is ours to change and has tests of its own. */
const commonOrders = {
  new: (row: Common) => negative(day(row.koukaiDate)),
  toho_asc: (row: Common) => onFoot(row),
}

export const chintaiOrders: Record<string, Sort<ChintaiRow>> = {
  ...commonOrders,
  chiku_asc: (row) => negative(day(row.chikuYm)),
  yachin_asc: (row) => row.hyYachin,
  yachin_desc: (row) => -row.hyYachin,
  total_asc: (row) => row.getsuSogaku,
  shoki_asc: (row) => row.shokiHiyo,
  men_desc: (row) => -row.senyuMen,
}

export const baibaiOrders: Record<string, Sort<BaibaiRoomRow>> = {
  ...commonOrders,
  chiku_asc: (row) => negative(day(row.chikuYm ?? row.kanseiYm)),
  kakaku_asc: (row) => row.kakaku,
  kakaku_desc: (row) => -row.kakaku,
  men_desc: (row) => -row.men,
  rimawari_desc: (row) => negative(row.shuekiRimawari),
}

/** Rows without the value last, equal ones by number. */
export const naiveOrder = <Row extends Common>(rows: readonly Row[], sort: Sort<Row>): string[] =>
  rows
    .map((row) => ({ id: row.bukkenNo, value: sort(row) }))
    .sort((a, b) => {
      if (a.value !== b.value && a.value !== null && b.value !== null) return a.value - b.value
      if (a.value !== b.value) return a.value === null ? 1 : -1
      return a.id < b.id ? -1 : 1
    })
    .map(({ id }) => id)
