import type { Kotsu } from '@sumai/api-client/contract/access'
import type { Facets, Pagination, Relax } from '@sumai/api-client/contract/list'
import { interchangeOf } from '@sumai/geo/stations'
import type { Own, Query } from '../../search/conditions.ts'
import type { Finder, PageQuery } from '../../search/finder.ts'
import { FEW } from '../../search/relax.ts'
import type { Search } from '../../search/search.ts'
import { type Staff, worksAt } from '../../staff/staff.ts'
import type { WireRow } from '../../wire/columns.ts'
import { pagination } from '../../wire/pagination.ts'
import type { ChintaiSearchRow } from '../chintai-rooms/chintai-search.ts'

type ListQuery = PageQuery & { with_facets?: string[]; with_relax?: boolean }

type ListingPage = {
  ids: string[]
  /** Says of a listing how it lies to the places of the query. */
  placed: ReturnType<typeof placedBy>
  pagination: Pagination
  facets?: Facets
  relax?: Relax
}

/** Staff also see the listings of their shop in any state. */
const ownOf = (staff: Staff | undefined): Own | undefined =>
  staff && (staff.user_type === 'admin' ? 'all' : [staff.tenpo_no])

/** The numbers of the listings on a page, with the extras the query asks for. */
export async function findPage<Row>(
  search: Search<Row>,
  conditions: ListQuery,
  staff: Staff | undefined,
): Promise<ListingPage> {
  const query = { ...conditions, own: ownOf(staff) }
  const finder = await search.finder()
  const { ids, total } = finder.page(query)
  return { ids, placed: placedBy(finder, query), ...(await extras(finder, query, total)) }
}

/** The buildings on a page, each with its rooms. */
export async function findBuildings<Row>(
  search: Search<Row>,
  conditions: ListQuery,
  staff: Staff | undefined,
) {
  const query = { ...conditions, own: ownOf(staff) }
  const finder = await search.finder()
  const { groups, total, rowTotal } = finder.groups(query, 'tm_no')
  return {
    ids: groups.flatMap((building) => building.ids),
    placed: placedBy(finder, query),
    tatemono: groups.map(({ key, count, low, high }) => ({
      ...{ tm_no: key, room_count: count },
      ...{ hy_yachin_min: low, hy_yachin_max: high },
    })),
    room_total: rowTotal,
    ...(await extras(finder, query, total)),
  }
}

/** With the minutes to where people go, and the ways to the stations that they chose first. */
const placedBy =
  <Row>(finder: Finder<Row>, query: Query) =>
  <Listing extends { bukken_no: string; kotsu: Kotsu[] }>(listing: Listing) => ({
    ...listing,
    kotsu: chosenFirst(listing.kotsu, query.eki_code as string[] | undefined),
    commute: finder.commuteOf(query, listing.bukken_no),
  })

/** The ways to chosen stations first, those on foot by minutes; the others as they stand. */
function chosenFirst(kotsu: Kotsu[], stations: readonly string[] | undefined): Kotsu[] {
  if (!stations) return kotsu
  const chosen = new Set(stations.map(interchangeOf))
  const rank = ({ eki_code, bus_fun, toho_fun }: Kotsu) => {
    if (!chosen.has(interchangeOf(eki_code))) return Number.POSITIVE_INFINITY
    return bus_fun === null ? toho_fun : Number.MAX_VALUE
  }
  return kotsu.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)))
}

const extras = async <Row>(finder: Finder<Row>, query: ListQuery, total: number) => ({
  pagination: pagination(query.page, query.limit, total),
  ...(query.with_facets && { facets: await finder.facets(query, query.with_facets) }),
  ...(query.with_relax && total < FEW && { relax: finder.relaxations(query) }),
})

/** The listings that a map shows. */
export async function findOnMap<Row>(
  search: Search<Row>,
  conditions: Query & { zoom: number },
  staff: Staff | undefined,
) {
  const finder = await search.finder()
  return { finder, ...finder.map({ ...conditions, own: ownOf(staff) }) }
}

type ReadRows = (ids: readonly string[], detail: 'full' | 'staff') => Promise<WireRow[]>
/** Who looks; `preview` is the number of the listing that they may see in any state. */
type Viewer = { staff: Staff | undefined; preview?: string | undefined }

/**
 * One listing, if the caller may see it. `isOwn`: the caller is staff of its shop, who see it in
 * any state and with the fields for staff.
 */
export async function findListing<Row>(
  search: Search<Row>,
  bukkenNo: string,
  { staff, preview }: Viewer,
  read: ReadRows,
): Promise<{ row: WireRow; isOwn: boolean } | undefined> {
  const finder = await search.finder()
  const isShown = preview === bukkenNo || finder.shows(bukkenNo)
  const [row] = staff || isShown ? await read([bukkenNo], staff ? 'staff' : 'full') : []
  const isOwn = worksAt(staff, row?.tenpo_no)
  return row && (isOwn || isShown) ? { row, isOwn } : undefined
}

/** How many listings are on offer, by the values of one filter; 0 for a value without any. */
export async function countsBy<Row>(search: Search<Row>, filter: string, query: Query = {}) {
  const finder = await search.finder()
  const { [filter]: counts = {} } = await finder.facets(query, [filter])
  return (value: string | number): number => counts[value] ?? 0
}

/** How many rooms of a building are on offer, and for which rents in yen. */
export async function vacanciesOf(chintai: Search<ChintaiSearchRow>) {
  const { table } = await chintai.finder()
  const [buildings, rents] = [table.keys('tm_no'), table.numbers('hy_yachin')]
  return (tmNo: string) => {
    const found = buildings.any([tmNo]).intersection(table.open).array()
    const own = found.map((slot) => rents[slot] ?? 0)
    return {
      empty_count: own.length,
      hy_yachin_min: own.length > 0 ? Math.min(...own) : null,
      hy_yachin_max: own.length > 0 ? Math.max(...own) : null,
    }
  }
}

export type Vacancies = ReturnType<Awaited<ReturnType<typeof vacanciesOf>>>
