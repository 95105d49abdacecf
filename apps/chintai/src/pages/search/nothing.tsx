import { BRAND } from '@sumai/domain/brand'
import { RentalRow } from '@sumai/listings/rental-row'
import { nothingHeading, relaxations } from '@sumai/search/condition-chips'
import { NearList } from '@sumai/search/near-list'
import { NoResults } from '@sumai/search/no-results'
import { ButtonLink } from '@sumai/ui/button'
import { NothingYet } from '@sumai/ui/nothing-yet'
import { paths } from '../../paths.ts'
import type { SearchData } from './search-data.ts'
import { wishedFields } from './wished-fields.ts'

type Props = { data: SearchData }

/** What the search finds without one of its conditions. */
export const Near = ({ data: { near, renderedAt } }: Props) =>
  near && <NearList about="部屋" {...near} Row={RentalRow} now={renderedAt} paths={paths} />

/** In place of results: conditions to drop, and the request form. */
export function Nothing({ data }: Props) {
  const { conditions, chips, relax, saved } = data
  if (chips.length === 0) {
    return (
      <NothingYet heading="ただいま掲載中の部屋はありません" agency={BRAND}>
        ご希望の条件をお聞かせください。公開前の部屋も含めて、お電話でご案内します。
      </NothingYet>
    )
  }
  const ways = relaxations('chintai', conditions, chips, relax)
  const isWidened = ways.some(({ isView }) => isView)
  return (
    <>
      <NoResults
        heading={nothingHeading('部屋', chips)}
        relaxations={ways}
        ways={
          <>
            <ButtonLink
              to={paths.mailAlertFor(saved.address)}
              variant={isWidened ? 'outline' : 'primary'}
            >
              新着をメールで受け取る
            </ButtonLink>
            <ButtonLink to={paths.requestFor(wishedFields(conditions))} variant="outline">
              この条件で物件リクエスト
            </ButtonLink>
          </>
        }
      >
        <p>新着をメールでお知らせすることも、公開前の部屋をお探しすることもできます。</p>
      </NoResults>
      <Near data={data} />
    </>
  )
}
