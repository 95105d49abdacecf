import { BRAND } from '@sumai/domain/brand'
import { NoResults } from '@sumai/search/no-results'
import { ButtonLink } from '@sumai/ui/button'
import { NothingYet } from '@sumai/ui/nothing-yet'
import type { ComponentProps } from 'react'
import { paths } from '../paths.ts'

type Props = {
  /** 物件, 投資用物件 */
  about: string
  /** Conditions that may be dropped; `null` where none is set, so that there is nothing at all. */
  relaxations: ComponentProps<typeof NoResults>['relaxations'] | null
  /** Of the search, for mails about what is new. */
  address: string
}

/** In place of results: conditions to drop, and mails about what is new. */
export function NothingFound({ about, relaxations, address }: Props) {
  if (!relaxations) {
    return (
      <NothingYet heading={`ただいま掲載中の${about}はありません`} agency={BRAND}>
        ご希望の条件をお聞かせください。公開前の物件も含めて、お電話でご案内します。
      </NothingYet>
    )
  }
  return (
    <NoResults
      heading="条件に合う物件が見つかりませんでした"
      relaxations={relaxations}
      ways={
        <>
          <ButtonLink to={paths.mailAlertFor(address)}>新着をメールで受け取る</ButtonLink>
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
