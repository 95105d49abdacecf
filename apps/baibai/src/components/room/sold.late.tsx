import { priceBandText } from '@sumai/domain/listing/price-band'
import { formatMonth } from '@sumai/format/dates'
import { FactSection } from '@sumai/listings/fact-section'
import { ListingHead } from '@sumai/listings/listing-head'
import { ListingTop } from '@sumai/listings/listing-top'
import { RoomSection } from '@sumai/listings/room-section'
import { saleAgeLabel } from '@sumai/listings/sale-facts'
import { kindWord } from '@sumai/listings/sale-kind'
import { ButtonLink } from '@sumai/ui/button'
import { Callout } from '@sumai/ui/callout'
import { Container } from '@sumai/ui/container'
import { ArrowRightIcon, MailIcon } from '@sumai/ui/icon'
import { paths } from '../../paths.ts'
import { daysOnSale, daysText } from '../sold/deals.ts'
import { Recent } from './recent.tsx'
import type { RoomData } from './room-data.ts'
import { Similar } from './similar-rooms.tsx'
import css from './sold.module.css'
import { soldRows } from './sold-rows.ts'

type Props = { data: RoomData }

/** The page of a home that was sold: what may be told of it, what is like it, and a way on for owners. */
export function Sold({ data }: Props) {
  const { room, renderedAt } = data
  return (
    <>
      <Container>
        <ListingTop
          head={
            <>
              <Notice data={data} />
              <ListingHead
                room={room}
                name={room.name}
                now={renderedAt}
                kind={kindWord(room)}
                tools={null}
              />
            </>
          }
          band={<Deal data={data} />}
        />
        <div className={css.below}>
          <FactSection heading="物件の概要" rows={soldRows(room)} />
          <RoomSection heading="同じような不動産をお持ちの方へ">
            <p>
              担当者が近隣の成約事例をもとに、いまの価格を査定します。費用はかからず、売却を急かす電話もしません。
            </p>
            <div className={css.ways}>
              <ButtonLink to={paths.satei} variant="accent">
                無料査定に進む
                <ArrowRightIcon />
              </ButtonLink>
            </div>
          </RoomSection>
        </div>
      </Container>
      <Similar data={data} />
      <Recent except={room.bukkenNo} />
    </>
  )
}

const Notice = ({ data: { room } }: Props) => (
  <div className={css.notice}>
    <Callout tone="info" title="この物件は成約しました">
      <p>
        お客様の取引を守るため、価格は幅で、場所は市区町村までを掲載しています。写真や詳しい所在地はご覧いただけません。
      </p>
      <div className={css.ways}>
        <ButtonLink to={paths.sales} variant="outline">
          最近の成約実績を見る
        </ButtonLink>
        <ButtonLink to={paths.mailMagazineFor(room)} variant="outline">
          <MailIcon />
          似た物件の新着をメールで受け取る
        </ButtonLink>
      </div>
    </Callout>
  </div>
)

function Deal({ data: { room } }: Props) {
  const facts = [
    { label: '成約価格帯', value: priceBandText(room.kakaku) },
    { label: '成約', value: room.closedDate === null ? '' : formatMonth(room.closedDate) },
    { label: '売出しから成約まで', value: daysText(daysOnSale(room)) },
    { label: '築年数', value: saleAgeLabel(room) },
  ]
  return (
    <dl className={css.deal}>
      {facts
        .filter(({ value }) => value)
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
