import type { Api } from '@sumai/api-client'
import type { BaibaiConditions } from '@sumai/domain/search-url/fields'
import { formatSearchUrl } from '@sumai/domain/search-url/format'
import { ButtonLink } from '@sumai/ui/button'
import { NoResults } from '@sumai/ui/no-results'
import { paths } from '../../paths.ts'
import { chipsOf } from './chips.ts'
import { KINDS } from './choices.ts'
import type { Facets } from './filter-groups.ts'

type Relax = NonNullable<Awaited<ReturnType<Api['baibai']['rooms']>>['relax']>
type Props = { conditions: BaibaiConditions; facets: Facets; relax: Relax }

/** Nothing was found: what to drop, and how to be told when something comes. */
export function Nothing({ conditions, facets, relax }: Props) {
  return (
    <NoResults
      heading="条件に合う物件が見つかりませんでした"
      relaxations={relaxationsOf(conditions, facets, relax)}
    >
      <p>新しい物件が出たときに、メールでお知らせすることもできます。</p>
      <ButtonLink to={paths.mailMagazine}>新着をメールで受け取る</ButtonLink>
    </NoResults>
  )
}

/** The API names query keys; visitors chose what their chips say. */
export function relaxationsOf(conditions: BaibaiConditions, facets: Facets, relax: Relax) {
  const chips = chipsOf(conditions)
  return relax.flatMap(({ remove, total }) => {
    const keys = remove.split(',')
    const labels = chips.filter((chip) => chip.keys.some((key) => keys.includes(key)))
    // Without a kind the search is for homes, a condition that nobody chose.
    if (labels.length === 0) return []
    const without = Object.fromEntries(keys.map((key) => [key, undefined]))
    return [
      {
        label: labels.map(({ label }) => label).join('・'),
        to: formatSearchUrl('baibai', { ...conditions, page: undefined, ...without }),
        total: keys.includes('bukken_type') ? homesIn(facets) : total,
      },
    ]
  })
}

/** The API counts investment properties too when the kind is dropped; the search then does not. */
const homesIn = (facets: Facets) =>
  KINDS.reduce((sum, { code }) => sum + (facets.bukken_type?.[code] ?? 0), 0)
