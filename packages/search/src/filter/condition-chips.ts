import { placeByCode, placeByCodes } from '@sumai/domain/places/find-place'
import { PLACE_KEYS, PLACES, type Place, type PlaceKey } from '@sumai/domain/places/places'
import { commuteLabel } from '@sumai/domain/search-url/commute'
import type { ConditionTable } from '@sumai/domain/search-url/condition'
import type { AnyConditions } from '@sumai/domain/search-url/conditions'
import { type Conditions, type SearchScope, TABLES } from '@sumai/domain/search-url/fields'
import { formatSearchUrl } from '@sumai/domain/search-url/format'
import { flagsOf, modesOf, type Words } from '@sumai/domain/search-url/panel'
import { placeTerm } from '@sumai/domain/search-url/terms'
import { formatDate } from '@sumai/format/dates'

/** An active condition: its label, the same search without it, its query keys. */
export type ConditionChip = { label: string; to: string; keys: readonly string[] }

export const nearSchool = (metres: number) => `学校から${metres / 1000}km以内`

/** What only links ask for, and the words: the last chips of homes. */
export const lastWords = {
  bukken_no: (numbers: { length: number }) => `物件番号${numbers.length}件`,
  koukai_since: (day: string) => `${formatDate(day)}以降に公開`,
  bounds: () => '地図の範囲',
  area: () => '囲んだ範囲',
  commute: commuteLabel,
  keyword: (words: string) => `「${words}」`,
}

/** A line with one station here (山陽新幹線: 博多) is that station. */
const LINES = PLACES.filter(({ stops = [] }) => stops.length > 1)

/** Conditions to remove together with the last place of a kind. */
const WITHOUT: Partial<Record<PlaceKey, object>> = { shisetu_no: { shisetu_kyori: undefined } }

/**
 * The active conditions: places first, then in the order of `words`, which has the label of each
 * value.
 */
export function conditionChips<Scope extends SearchScope>(
  scope: Scope,
  conditions: Conditions<Scope>,
  words: Words<Scope>,
): ConditionChip[] {
  const table: ConditionTable = TABLES[scope]
  const all = conditions as AnyConditions
  const change = (changed: AnyConditions) =>
    formatSearchUrl(scope, { ...conditions, page: undefined, ...changed })

  const places = PLACE_KEYS.flatMap((key) => {
    const found = placesOf(key, (all[key] ?? []) as string[])
    return found.map((place) => {
      const rest = found.filter((other) => other !== place).flatMap(({ codes }) => codes)
      const to = change({ [key]: rest, ...(rest.length === 0 && WITHOUT[key]) })
      return { label: placeTerm(place).label, to, keys: [key] }
    })
  })

  const others = Object.entries<Say>(words).flatMap(([name, say]): ConditionChip[] => {
    const value = all[name]
    switch (table[name]?.kind) {
      case 'range':
        return range(name, say)
      case 'choices':
      case 'commute':
      case 'all': {
        const values = (value ?? []) as unknown[]
        return values.map((one) => ({
          label: say(one as never),
          to: change({ [name]: values.filter((other) => other !== one) }),
          keys: [name],
        }))
      }
      default:
        if (value === undefined || value === null) return []
        return [{ label: say(value as never), to: change({ [name]: undefined }), keys: [name] }]
    }
  })

  /** From – to, as one condition. */
  function range(name: string, say: Say): ConditionChip[] {
    const keys = [`${name}_min`, `${name}_max`] as const
    const [from = '', to = ''] = keys.map((key) =>
      all[key] === undefined ? '' : say(all[key] as never),
    )
    if (!from && !to) return []
    const limits = from && to ? `${from}〜${to}` : from ? `${from}以上` : upTo(to)
    const parts = modesOf(scope, name).flatMap(({ key, part }) => (all[key] ? [part] : []))
    const label = parts.length > 0 ? `${limits}（${parts.join('・')}込み）` : limits
    return [{ label, to: change({ [keys[0]]: undefined, [keys[1]]: undefined }), keys }]
  }

  return [...places, ...others]
}

/** An area, a line or an interchange has several codes but is one condition. */
function placesOf(key: PlaceKey, codes: readonly string[]): Place[] {
  const whole = placeByCodes(key, codes)
  if (whole) return [whole]
  const lines = LINES.filter(
    (line) => line.key === key && line.codes.every((it) => codes.includes(it)),
  )
  const others = codes.filter((code) => !lines.some((line) => line.codes.includes(code)))
  const found = [...lines, ...others.map((code) => placeByCode(key, code))]
  return [...new Set(found)].filter((place) => place !== undefined)
}

const upTo = (limit: string) => (limit.endsWith('未満') ? limit : `${limit}以下`)

type Say = (value: never) => string

/** The labels of the switches, to be spread into `words`. */
export const flagWords = (scope: SearchScope): Record<string, Say> =>
  Object.fromEntries(flagsOf(scope).map(({ key, label }) => [key, () => label]))

/** The conditions that the API suggests to drop when nothing was found, with their labels. */
export const relaxations = <Scope extends SearchScope>(
  scope: Scope,
  conditions: Conditions<Scope>,
  chips: readonly ConditionChip[],
  relax: readonly Relax[],
) =>
  relax.flatMap(({ remove, total }) => {
    const dropped = chips.filter(({ keys }) => keys.includes(remove))
    if (dropped.length === 0) return []
    const to = formatSearchUrl(scope, { ...conditions, page: undefined, [remove]: undefined })
    return [{ label: dropped.map(({ label }) => label).join('・'), to, total }]
  })

/** `remove`: a query key. */
type Relax = { remove: string; total: number }
