import type { FilterBar, FilterGroup, FilterOption, FilterSelect } from './filter.ts'

/** Number of listings by query key and option; options without listings are left out. */
export type FacetCounts = Readonly<Record<string, Readonly<Record<string, number>>>>

type Choice = { code: string | number; label: string }

/** The state of a search that the form shows. */
export type FilterState = { conditions: object; facets: FacetCounts }

/** Turns tables of choices into options with counts and ticks; keys are those of the query. */
export function filterOptions({ conditions, facets }: FilterState) {
  const chosen = conditions as Readonly<Record<string, unknown>>
  const count = (key: string, option: string | number) => facets[key]?.[option] ?? 0
  const number = (key: string) => chosen[key] as number | undefined

  /** The steps; a number in the address that is none of them is added without a count. */
  const stepsOf = (key: string, usual: readonly number[], say: (value: number) => string) => {
    const own = number(key)
    const values = own === undefined || usual.includes(own) ? usual : [...usual, own]
    return [...values]
      .sort((a, b) => a - b)
      .map((value) => ({
        value: String(value),
        label: say(value),
        count: usual.includes(value) ? count(key, value) : undefined,
      }))
  }

  /** One of several steps as a select box. */
  function select(
    { name, label, empty }: Pick<FilterSelect, 'name' | 'label' | 'empty'>,
    usual: readonly number[],
    say: (value: number) => string,
  ): FilterSelect {
    const value = number(name) === undefined ? '' : String(number(name))
    return { name, label, empty, steps: stepsOf(name, usual, say), value }
  }

  return {
    select,

    /** A number between two limits; `unit` stands behind its name. */
    range(
      key: string,
      name: string,
      usual: readonly number[],
      say: (value: number) => string,
      unit?: string,
    ): Extract<FilterGroup, { kind: 'range' }> {
      const limit = (side: string, word: string) =>
        select(
          { name: `${key}_${side}`, label: `${name}の${word}`, empty: `${word}なし` },
          usual,
          say,
        )
      const legend = unit ? `${name}（${unit}）` : name
      return { kind: 'range', legend, low: limit('min', '下限'), high: limit('max', '上限') }
    },

    /** Options of which several can be chosen, sent as `key[]`. */
    list(key: string, choices: readonly Choice[]): FilterOption[] {
      const picked = ((chosen[key] ?? []) as (string | number)[]).map(String)
      return choices.map(({ code, label }) => ({
        name: `${key}[]`,
        value: String(code),
        label,
        count: count(key, code),
        checked: picked.includes(String(code)),
      }))
    },

    /** A switch. */
    flag(key: string, label: string): FilterOption {
      return { name: key, value: '1', label, count: count(key, 1), checked: chosen[key] === true }
    },

    /** "Within n": one of several steps. */
    within(key: string, usual: readonly number[], say: (value: number) => string): FilterOption[] {
      return stepsOf(key, usual, say).map((step) => ({
        ...step,
        name: key,
        checked: step.value === String(number(key)),
      }))
    },

    /** A histogram of what has at least each step, and less than the next. */
    barsFrom(key: string, usual: readonly number[]): FilterBar[] {
      const least = number(key) ?? 0
      return usual.map((step, index) => ({
        key: String(step),
        size: count(key, step) - count(key, usual[index + 1] ?? ''),
        on: step >= least,
      }))
    },

    /** A histogram: one bar from each step to the next, and one of what has the last or more. */
    bars(stem: string, usual: readonly number[]): FilterBar[] {
      const [min = 0, max = Number.POSITIVE_INFINITY] = [
        number(`${stem}_min`),
        number(`${stem}_max`),
      ]
      const last = usual.at(-1) ?? 0
      return [
        ...usual.map((step, index) => ({
          key: String(step),
          size: count(`${stem}_max`, step) - count(`${stem}_max`, usual[index - 1] ?? ''),
          on: step > min && step <= max,
        })),
        { key: 'more', size: count(`${stem}_min`, last), on: max > last },
      ]
    },
  }
}
