import { placeByCode, placeByCodes } from '@sumai/domain/places/find-place'
import { PLACE_KEYS, type PlaceKey } from '@sumai/domain/places/places'
import { placeTerm } from '@sumai/domain/search-url/terms'

/** A condition in force: its words, the same search without it, the query keys it stands for. */
export type ConditionChip = { label: string; to: string; keys: readonly string[] }

type Item<Value> = NonNullable<Value> extends readonly (infer T)[] ? T : never

/** What stands before `_min` and `_max`. */
type Stem<Key> = Key extends `${infer Name}_max` ? Name : never

/** How far from its schools a search goes, in metres. */
export const nearSchool = (metres: number) => `学校から${metres / 1000}km以内`

/** What says nothing without its place. */
const WITHOUT: Partial<Record<PlaceKey, object>> = { shisetu_no: { shisetu_kyori: undefined } }

/**
 * Puts the conditions of one search into words, kind by kind: the site says which, in which order
 * and how each value is called. `hrefOf` is `formatSearchUrl` of its scope.
 */
export function conditionChips<C extends object>(conditions: C, hrefOf: (conditions: C) => string) {
  const all = conditions as Readonly<Record<string, unknown>>
  const change = (changed: Readonly<Record<string, unknown>>) =>
    hrefOf({ ...conditions, page: undefined, ...changed })
  const drop = (keys: readonly string[]) =>
    change(Object.fromEntries(keys.map((key) => [key, undefined])))

  return {
    /** An area, a line or an interchange is one condition, however many codes it has. */
    places(): ConditionChip[] {
      return PLACE_KEYS.flatMap((key) => {
        const codes = (all[key] ?? []) as string[]
        const whole = placeByCodes(key, codes)
        const places = new Set(whole ? [whole] : codes.map((code) => placeByCode(key, code)))
        return [...places].flatMap((place) => {
          if (!place) return []
          const rest = codes.filter((code) => !place.codes.includes(code))
          const to = change({ [key]: rest, ...(rest.length === 0 && WITHOUT[key]) })
          return [{ label: placeTerm(place).label, to, keys: [key] }]
        })
      })
    },

    /** One chip for each value of a list. */
    list<Key extends keyof C & string>(
      key: Key,
      say: (value: Item<C[Key]>) => string,
    ): ConditionChip[] {
      const values = (all[key] ?? []) as Item<C[Key]>[]
      return values.map((value) => ({
        label: say(value),
        to: change({ [key]: values.filter((other) => other !== value) }),
        keys: [key],
      }))
    },

    /** A switch, a number, a word. */
    one<Key extends keyof C & string>(
      key: Key,
      say: (value: NonNullable<C[Key]>) => string,
    ): ConditionChip[] {
      const value = conditions[key]
      if (value === undefined || value === null) return []
      return [{ label: say(value), to: drop([key]), keys: [key] }]
    },

    /** From – to, as one condition. */
    range(stem: Stem<keyof C>, say: (value: number) => string): ConditionChip[] {
      const keys = [`${stem}_min`, `${stem}_max`]
      const [min, max] = keys.map((key) => all[key] as number | undefined)
      const from = min === undefined ? '' : say(min)
      const to = max === undefined ? '' : say(max)
      if (!from && !to) return []
      const label = from && to ? `${from}〜${to}` : from ? `${from}以上` : `${to}以下`
      return [{ label, to: drop(keys), keys }]
    },

    /** What the API would drop when nothing was found, in the words of the chips. */
    relaxations(chips: readonly ConditionChip[], relax: readonly Relax[]) {
      return relax.flatMap(({ remove, total }) => {
        const keys = remove.split(',')
        const dropped = chips.filter((chip) => chip.keys.some((key) => keys.includes(key)))
        if (dropped.length === 0) return []
        return [{ label: dropped.map(({ label }) => label).join('・'), to: drop(keys), total }]
      })
    },
  }
}

/** `remove`: query keys, with commas where several mean one thing. */
type Relax = { remove: string; total: number }
