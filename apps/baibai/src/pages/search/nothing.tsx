import { BRAND } from '@sumai/domain/brand'
import { SALE_KINDS } from '@sumai/domain/search-url/said/labels'
import { relaxations } from '@sumai/search/condition-chips'
import type { FacetCounts } from '@sumai/search/filter-options'
import { NoResults } from '@sumai/search/no-results'
import { ButtonLink } from '@sumai/ui/button'
import { NothingYet } from '@sumai/ui/nothing-yet'
import { paths } from '../../paths.ts'
import type { SearchData } from './search-data.ts'

type Props = { data: SearchData }

/** The API counts investments too when the kind is dropped; the search then does not. */
const homesIn = (facets: FacetCounts) =>
  SALE_KINDS.reduce((sum, { code }) => sum + (facets.bukken_type?.[code] ?? 0), 0)

/** In place of results: conditions to drop, and mails about what is new. */
export function Nothing({ data: { conditions, chips, saved, facets, relax } }: Props) {
  if (chips.length === 0) {
    return (
      <NothingYet heading="ただいま掲載中の物件はありません" agency={BRAND}>
        ご希望の条件をお聞かせください。公開前の物件も含めて、お電話でご案内します。
      </NothingYet>
    )
  }
  return (
    <NoResults
      heading="条件に合う物件が見つかりませんでした"
      relaxations={relaxations(
        'baibai',
        conditions,
        chips,
        relax.map((it) => (it.remove === 'bukken_type' ? { ...it, total: homesIn(facets) } : it)),
      )}
      ways={
        <>
          <ButtonLink to={paths.mailAlertFor(saved.address)}>新着をメールで受け取る</ButtonLink>
          <ButtonLink to={paths.reservationForm} variant="outline">
            来店して相談する
          </ButtonLink>
        </>
      }
    >
      <p>新しい物件が出たときに、メールでお知らせすることもできます。</p>
    </NoResults>
  )
}
