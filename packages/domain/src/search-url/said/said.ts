import { placeByCode, placeByCodes } from '../../places/find-place.ts'
import { PLACE_KEYS, PLACES, type Place, type PlaceKey } from '../../places/places.ts'
import type { ConditionTable } from '../condition.ts'
import type { AnyConditions } from '../conditions.ts'
import { type Conditions, type SearchScope, TABLES } from '../fields.ts'
import { modesOf } from '../panel.ts'
import { placeTerm } from '../terms.ts'
import { type SchoolNames, WORDS } from './words.ts'

/** A condition in words, its query keys, and what changes in the search without it. */
export type Said = { label: string; keys: readonly string[]; without: AnyConditions }

/** A line with one station here (山陽新幹線: 博多) is that station. */
const LINES = PLACES.filter(({ stops = [] }) => stops.length > 1)

/** Those that only links name, by their numbers. */
const OTHER_SCHOOLS = '学校周辺'

/** Conditions to remove together with the last place of a kind. */
const WITHOUT: Partial<Record<PlaceKey, object>> = { shisetu_no: { shisetu_kyori: undefined } }

/** The conditions of a search in words: places first. */
export function conditionsSaid<Scope extends SearchScope>(
  scope: Scope,
  conditions: Conditions<Scope>,
  schools: SchoolNames = {},
): Said[] {
  const table: ConditionTable = TABLES[scope]
  const all = conditions as AnyConditions

  const places = PLACE_KEYS.flatMap((key) => {
    const asked = (all[key] ?? []) as string[]
    const found = placesOf(key, asked).map((place) => ({
      codes: place.codes,
      label: placeTerm(place).label,
    }))
    const unnamed = asked.filter((code) => !found.some(({ codes }) => codes.includes(code)))
    if (unnamed.length > 0) found.push({ codes: unnamed, label: OTHER_SCHOOLS })
    return found.map((place) => {
      const rest = found.filter((other) => other !== place).flatMap(({ codes }) => codes)
      const without = { [key]: rest, ...(rest.length === 0 && WITHOUT[key]) }
      return { label: place.label, keys: [key], without }
    })
  })

  const others = Object.entries<Say>(WORDS[scope](schools)).flatMap(([name, say]): Said[] => {
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
          keys: [name],
          without: { [name]: values.filter((other) => other !== one) },
        }))
      }
      default:
        if (value === undefined || value === null) return []
        return [{ label: say(value as never), keys: [name], without: { [name]: undefined } }]
    }
  })

  /** From – to, as one condition. */
  function range(name: string, say: Say): Said[] {
    const keys = [`${name}_min`, `${name}_max`] as const
    const [from = '', to = ''] = keys.map((key) =>
      all[key] === undefined ? '' : say(all[key] as never),
    )
    if (!from && !to) return []
    const limits = from && to ? `${from}〜${to}` : from ? `${from}以上` : upTo(to)
    const parts = modesOf(scope, name).flatMap(({ key, part }) => (all[key] ? [part] : []))
    const label = parts.length > 0 ? `${limits}（${parts.join('・')}込み）` : limits
    return [{ label, keys, without: { [keys[0]]: undefined, [keys[1]]: undefined } }]
  }

  return [...places, ...others]
}

type Say = (value: never) => string

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

const EVERYTHING: Record<SearchScope, string> = {
  chintai: 'すべての賃貸物件',
  baibai: 'すべての売買物件',
  invest: 'すべての投資用物件',
}

/** The name of a search: every condition, or that there is none. */
export function searchName(scope: SearchScope, said: readonly Pick<Said, 'label'>[]): string {
  if (said.length === 0) return EVERYTHING[scope]
  const labels = said.map(({ label }) => label)
  return [...(scope === 'invest' ? ['投資用'] : []), ...labels].join('・')
}
