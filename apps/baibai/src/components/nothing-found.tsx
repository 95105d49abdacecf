import { BRAND } from '@sumai/domain/brand'
import { type ConditionChip, nothingHeading } from '@sumai/search/condition-chips'
import { NoResults } from '@sumai/search/no-results'
import { ButtonLink } from '@sumai/ui/button'
import { NothingYet } from '@sumai/ui/nothing-yet'
import type { ComponentProps } from 'react'
import { paths } from '../paths.ts'

type Props = {
  /** 物件, 投資用物件 */
  about: string
  /** Of the search; without any there is nothing at all. */
  chips: readonly ConditionChip[]
  /** Those that may be dropped. */
  relaxations: ComponentProps<typeof NoResults>['relaxations']
  /** Of the search, for mails about what is new. */
  address: string
}

/** In place of results: conditions to drop, and mails about what is new. */
export function NothingFound({ about, chips, relaxations, address }: Props) {
  if (chips.length === 0) {
    return (
      <NothingYet heading={`ただいま掲載中の${about}はありません`} agency={BRAND}>
        ご希望の条件をお聞かせください。公開前の物件も含めて、お電話でご案内します。
      </NothingYet>
    )
  }
  const isWidened = relaxations.some(({ isView }) => isView)
  return (
    <NoResults
      heading={nothingHeading('物件', chips)}
      relaxations={relaxations}
      ways={
        <>
          <ButtonLink to={paths.mailAlertFor(address)} variant={isWidened ? 'outline' : 'primary'}>
            新着をメールで受け取る
          </ButtonLink>
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
