import type { Conditions, SearchScope } from '@sumai/domain/search-url/fields'
import { formatSearchUrl } from '@sumai/domain/search-url/format'
import { conditionsSaid } from '@sumai/domain/search-url/said/said'
import type { SchoolNames } from '@sumai/domain/search-url/said/words'

/** An active condition: its label, the same search without it, its query keys. */
export type ConditionChip = { label: string; to: string; keys: readonly string[] }

/** Every condition of a search, each with the search without it. */
export const conditionChips = <Scope extends SearchScope>(
  scope: Scope,
  conditions: Conditions<Scope>,
  schools?: SchoolNames,
): ConditionChip[] =>
  conditionsSaid(scope, conditions, schools).map(({ label, keys, without }) => ({
    label,
    keys,
    to: formatSearchUrl(scope, { ...conditions, page: undefined, ...without }),
  }))

/**
 * The conditions that the API suggests to drop when little was found, with their labels; before each
 * the limits to which it could be eased.
 */
export const relaxations = <Scope extends SearchScope>(
  scope: Scope,
  conditions: Conditions<Scope>,
  chips: readonly ConditionChip[],
  relax: readonly Relax[],
) =>
  relax.flatMap(({ remove, total, steps = [] }) => {
    const way = (value: number | undefined, total: number, said: readonly ConditionChip[]) => {
      const labels = said.flatMap(({ keys, label }) => (keys.includes(remove) ? [label] : []))
      const to = formatSearchUrl(scope, { ...conditions, page: undefined, [remove]: value })
      const [isView, isStep] = [remove === 'bounds', value !== undefined]
      return labels.length > 0
        ? [{ ...{ remove, label: labels.join('・'), to, total }, isView, isStep }]
        : []
    }
    const eased = steps.flatMap(({ to, total }) =>
      way(to, total, conditionChips(scope, { ...conditions, [remove]: to })),
    )
    return [...eased, ...way(undefined, total, chips)]
  })

/** Why nothing is listed: `about` (部屋, 物件) is missing in what a map shows, or by conditions. */
export function nothingHeading(about: string, chips: readonly Pick<ConditionChip, 'keys'>[]) {
  const others = chips.filter(({ keys }) => !keys.includes('bounds'))
  if (others.length === chips.length) return `条件に合う${about}が見つかりませんでした`
  return `この範囲には${others.length > 0 ? '、条件に合う' : ''}${about}がありません`
}

/** `remove`: a query key; `steps`: other values of it. */
export type Relax = {
  remove: string
  total: number
  steps?: readonly { to: number; total: number }[] | undefined
}
