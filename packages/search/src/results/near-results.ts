import type { Conditions, SearchScope } from '@sumai/domain/search-url/fields'
import { formatSearchUrl } from '@sumai/domain/search-url/format'
import { toQuery } from '@sumai/domain/search-url/to-query'
import { type ConditionChip, type Relax, relaxations } from '../filter/condition-chips.ts'

/** Listings from which those that are shown below the results are chosen. */
const ASKED = 12

/** Municipalities next to the one that is searched in: those whose centres are nearest. */
const BESIDES = 4

/** By the limit that is dropped: the order in which those that miss it by the least come first. */
const NEAREST_FIRST: Readonly<Record<string, string>> = {
  hy_yachin_min: 'yachin_desc',
  hy_yachin_max: 'yachin_asc',
  kakaku_min: 'kakaku_desc',
  kakaku_max: 'kakaku_asc',
  senyu_men_min: 'men_desc',
  men_min: 'men_desc',
  chiku_year: 'chiku_asc',
  toho: 'toho_asc',
  shueki_rimawari: 'rimawari_desc',
}

type Search<Scope extends SearchScope, Room> = {
  conditions: Conditions<Scope>
  chips: readonly ConditionChip[]
  /** Of the answer: nothing is suggested where enough was found. */
  relax?: readonly Relax[] | undefined
  found: readonly Room[]
}

type Query = ReturnType<typeof toQuery>

/** Calls of the API; null where it does not answer. */
type Ask<Room> = {
  rooms(query: Query): Promise<{
    rooms: readonly Room[]
    pagination: { total: number }
  } | null>
  city(code: string): Promise<{ city: { rinsetsuCityCode: readonly string[] } } | null>
}

/**
 * The first listings of the search without the one condition whose loss finds most, or in the
 * municipalities next to the one that is searched in, and the other ways to find more, unless the page
 * names them anyway because it is empty; null where enough was found, on a map, beside buildings, and
 * where they cannot be had.
 */
export async function readNear<Scope extends SearchScope, Room extends { bukkenNo: string }>(
  scope: Scope,
  { conditions, chips, relax = [], found }: Search<Scope, Room>,
  ask: Ask<Room>,
) {
  const ways = relaxations(scope, conditions, chips, relax).filter(({ isStep }) => !isStep)
  const [way] = ways
  const { view, order } = conditions as { view?: string; order?: string }
  if (!way || view === 'map' || (view === 'building' && found.length > 0)) return null
  const { remove, label } = way
  const known = new Set(found.map(({ bukkenNo }) => bukkenNo))

  async function search(value: readonly string[] | undefined) {
    const eased = {
      ...conditions,
      ...{ page: undefined, view: undefined, [remove]: value },
      order: order ?? NEAREST_FIRST[remove],
    }
    const query = { ...toQuery(scope, eased), fields: 'light', limit: ASKED + found.length }
    const answer = await ask.rooms(query)
    return (
      answer && {
        to: formatSearchUrl(scope, { ...eased, view }),
        total: answer.pagination.total,
        rooms: answer.rooms.filter(({ bukkenNo }) => !known.has(bukkenNo)).slice(0, ASKED),
      }
    )
  }

  const beside = remove === 'city_code' ? await citiesBeside(conditions, ask) : []
  const close = beside.length > 0 ? await search(beside) : null
  const isBeside = close !== null && close.rooms.length > 0
  const near = isBeside ? close : await search(undefined)
  const others = found.length === 0 ? [] : ways.slice(isBeside ? 0 : 1)
  return (
    near && {
      ...near,
      label,
      isBeside,
      others: others.map(({ label, to, total }) => ({ label, to, total })),
    }
  )
}

/** The municipalities next to the one that is searched in; none where several are. */
async function citiesBeside(
  { city_code: codes = [] }: { city_code?: readonly string[] | undefined },
  { city }: Pick<Ask<unknown>, 'city'>,
) {
  const [code, ...more] = codes
  if (code === undefined || more.length > 0) return []
  return (await city(code))?.city.rinsetsuCityCode.slice(0, BESIDES) ?? []
}
