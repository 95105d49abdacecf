import type { CHINTAI } from '@sumai/domain/search-url/chintai-conditions'
import type { OfKind } from '@sumai/domain/search-url/condition'
import type { ChintaiConditions } from '@sumai/domain/search-url/fields'
import { modesOf } from '@sumai/domain/search-url/panel'
import type { ComparedRent, LightRental } from '@sumai/listings/listing'

type Costs = Pick<LightRental, 'hyYachin' | 'kyoekihi' | 'parkingRyo1'>

/** What each switch adds to the rent, yen a month; null where nothing is known. */
const PARTS: Readonly<
  Record<OfKind<typeof CHINTAI, 'mode'>, (room: Costs) => number | null> &
    Record<string, (room: Costs) => number | null>
> = {
  is_include_kyoekihi: ({ kyoekihi }) => kyoekihi,
  is_include_parking1: ({ parkingRyo1 }) => parkingRyo1,
}

/** The rent as the search compares it; undefined where that is the rent alone. */
export function comparedRent(conditions: ChintaiConditions, room: Costs): ComparedRent | undefined {
  const chosen = conditions as Readonly<Record<string, unknown>>
  const parts = modesOf('chintai', 'hy_yachin').flatMap(({ key, part }) => {
    const yen = (chosen[key] && PARTS[key]?.(room)) ?? null
    return typeof yen === 'number' ? [{ part, yen }] : []
  })
  if (parts.length === 0) return undefined
  return {
    parts: parts.map(({ part }) => part).join('・'),
    yen: parts.reduce((sum, { yen }) => sum + yen, room.hyYachin),
  }
}
