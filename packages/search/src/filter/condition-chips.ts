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

/** The conditions that the API suggests to drop when little was found, with their labels. */
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
    const label = dropped.map(({ label }) => label).join('・')
    return [{ remove, label, to, total, isView: remove === 'bounds' }]
  })

/** Why nothing is listed: `about` (部屋, 物件) is missing in what a map shows, or by conditions. */
export function nothingHeading(about: string, chips: readonly Pick<ConditionChip, 'keys'>[]) {
  const others = chips.filter(({ keys }) => !keys.includes('bounds'))
  if (others.length === chips.length) return `条件に合う${about}が見つかりませんでした`
  return `この範囲には${others.length > 0 ? '、条件に合う' : ''}${about}がありません`
}

/** `remove`: a query key. */
export type Relax = { remove: string; total: number }
