import type { BaibaiConditions } from '@sumai/domain/search-url/fields'
import type { FacetCounts } from '@sumai/search/filter-options'
import { NoResults } from '@sumai/search/no-results'
import { ButtonLink } from '@sumai/ui/button'
import { paths } from '../../paths.ts'
import { relaxationsOf } from './chips.ts'

type Props = {
  conditions: BaibaiConditions
  facets: FacetCounts
  relax: readonly { remove: string; total: number }[]
}

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
