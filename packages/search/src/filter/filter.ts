/**
 * A filter form as data: a site gives the choices, this folder renders and sends them. Names and
 * values are those of the search query, so the form is a plain GET form.
 */

/** One checkbox. `count`: number of listings with it; missing without counts from the API. */
export type FilterOption = {
  /** As in the query: `madori[]` for one of many, `is_pet` for a switch. */
  name: string
  value: string
  label: string
  count?: number
  checked: boolean
}

export type FilterStep = { value: string; label: string; count?: number }

/** One select box; `value` is '' when nothing is chosen. */
export type FilterSelect = {
  name: string
  /** Accessible name: 賃料の下限. */
  label: string
  /** Label of the empty option: 下限なし. */
  empty: string
  steps: readonly FilterStep[]
  value: string
}

/**
 * - `chips`: short options, `pick: 'one'` as radio buttons with a first chip for no choice.
 * - `checks`: longer options, one per line, or with `asChips` as chips, too.
 * - `range`: lower and upper limit, with switches that change what is compared.
 * - `select`: one of many steps.
 * - `commute`: places with the minutes to them, by train or car; sent one after the other.
 * - `text`: free words.
 *
 * The options in `more` open on demand.
 */
export type FilterGroup = { legend: string } & (
  | { kind: 'chips'; pick: 'many'; options: readonly FilterOption[] }
  | {
      kind: 'chips'
      pick: 'one'
      empty: string
      options: readonly FilterOption[]
      /** Heights of the bars above, any unit; decorative. */
      bars?: readonly FilterBar[]
      /** Of the numbers below the bars, behind the last. */
      unit?: string
    }
  | {
      kind: 'checks'
      options: readonly FilterOption[]
      more?: FilterMore
      asChips?: true
    }
  | {
      kind: 'range'
      low: FilterSelect
      high: FilterSelect
      /** Heights of the bars above, any unit; decorative. */
      bars?: readonly FilterBar[]
      options?: readonly FilterOption[]
    }
  | { kind: 'select'; select: FilterSelect }
  | { kind: 'commute'; name: string; commutes: readonly FilterCommute[]; suggestAt: string }
  | { kind: 'text'; name: string; value: string; placeholder: string; suggestAt: string }
)

/** One place; without a name it is still to be chosen. */
export type FilterCommute = {
  name: string
  minutes: string
  by: string
  steps: readonly FilterStep[]
}

export type FilterMore = {
  label: string
  groups: readonly { legend: string; options: readonly FilterOption[] }[]
}

/** One bar of a histogram; `on` inside the chosen range. */
export type FilterBar = { key: string; size: number; on: boolean }

/** A hidden field: a condition that the form does not show but must not lose. */
export type FilterField = readonly [name: string, value: string]

/** The field names of a group. */
export function namesOf(group: FilterGroup): string[] {
  switch (group.kind) {
    case 'chips':
      return group.options.map(({ name }) => name)
    case 'checks': {
      const more = group.more?.groups.flatMap(({ options }) => options) ?? []
      return [...group.options, ...more].map(({ name }) => name)
    }
    case 'range':
      return [group.low.name, group.high.name, ...(group.options ?? []).map(({ name }) => name)]
    case 'select':
      return [group.select.name]
    case 'commute':
      return [group.name, `${group.name}[]`]
    case 'text':
      return [group.name]
  }
}

/** Conditions by query key, as `packages/domain` keeps them. */
type Conditions = Readonly<Record<string, unknown>>

/** Conditions as fields of a form: lists as `key[]`, switches as 1. */
export function fieldsOf(conditions: Conditions): FilterField[] {
  return Object.entries(conditions).flatMap(([key, value]): FilterField[] => {
    if (value === undefined || value === null) return []
    if (Array.isArray(value)) return value.map((item) => [`${key}[]`, String(item)] as const)
    return [[key, value === true ? '1' : String(value)]]
  })
}

/** The conditions that no group shows, as hidden fields; without the page number. */
export function fieldsBeside(conditions: Conditions, groups: readonly FilterGroup[]) {
  const shown = new Set([...groups.flatMap(namesOf), 'page'])
  return fieldsOf(conditions).filter(([name]) => !shown.has(name))
}
