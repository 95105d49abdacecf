import { Price, Yield } from '@sumai/listings/price'
import { RentalCard } from '@sumai/listings/rental-card'
import { RentalRow } from '@sumai/listings/rental-row'
import { InvestCard, SaleCard } from '@sumai/listings/sale-card'
import { CONDO, ROOM } from '@sumai/listings/testing/listings'
import { CardGrid } from '@sumai/ui/card-grid'
import { Facts } from '@sumai/ui/facts'
import { ListSkeleton } from '@sumai/ui/skeleton'
import { Row } from './row.tsx'
import { NOW } from './samples.ts'

export function Listings() {
  return (
    <>
      <Row heading="価格">
        <Price yen={68_000} of="rent" size="s" />
        <Price yen={68_000} of="rent" />
        <Price yen={68_000} of="rent" size="l" />
        <Price yen={34_800_000} of="sale" size="l" />
        <Yield percent={8.42} />
      </Row>
      <Row heading="カード" wide>
        <CardGrid>
          <RentalCard room={ROOM} to="/" now={NOW} />
          <RentalCard room={{ ...ROOM, bukkenNo: '2', photos: [] }} to="/" now={NOW} />
          <SaleCard room={CONDO} to="/" now={NOW} />
          <InvestCard room={{ ...CONDO, shuekiRimawari: 8.42 }} to="/" now={NOW} />
        </CardGrid>
      </Row>
      <Row heading="一覧の行" wide>
        <RentalRow
          room={ROOM}
          to="/"
          enquiryTo="/"
          now={NOW}
          tags={['ネット無料', 'オートロック']}
        />
      </Row>
      <Row heading="読み込み中" wide>
        <ListSkeleton rows={2} />
      </Row>
      <Row heading="表" wide>
        <Facts
          caption="物件の概要"
          columns={2}
          rows={[
            { label: '所在地', value: '福岡市南区塩原3丁目' },
            { label: '構造', value: '鉄筋コンクリート造 5階建' },
            { label: '総戸数', value: '20戸' },
            { label: '契約期間', value: '2年（普通借家）' },
          ]}
        />
      </Row>
    </>
  )
}
