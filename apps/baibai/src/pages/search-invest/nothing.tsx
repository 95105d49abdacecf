import { BRAND } from '@sumai/domain/brand'
import { relaxations } from '@sumai/search/condition-chips'
import { NoResults } from '@sumai/search/no-results'
import { ButtonLink } from '@sumai/ui/button'
import { NothingYet } from '@sumai/ui/nothing-yet'
import { paths } from '../../paths.ts'
import type { InvestData } from './invest-data.ts'

type Props = { data: InvestData }

/** In place of results: conditions to drop, and mails about what is new. */
export function Nothing({ data: { conditions, chips, saved, relax } }: Props) {
  if (chips.length === 0) {
    return (
      <NothingYet heading="ただいま掲載中の投資用物件はありません" agency={BRAND}>
        ご希望の条件をお聞かせください。公開前の物件も含めて、お電話でご案内します。
      </NothingYet>
    )
  }
  return (
    <NoResults
      heading="条件に合う物件が見つかりませんでした"
      relaxations={relaxations('invest', conditions, chips, relax)}
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
