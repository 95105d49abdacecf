import { formatKakaku } from '@sumai/format/money'
import { DataTable } from '@sumai/listings/data-table'
import { toSaleCards } from '@sumai/listings/to-listing'
import {
  apiContext,
  type LoaderFunctionArgs,
  type RouteHandle,
  renderedAtContext,
  useLoaderData,
} from '@sumai/platform'
import { BeforeAfter } from '@sumai/ui/before-after'
import { ButtonLink } from '@sumai/ui/button'
import { SearchIcon } from '@sumai/ui/icon'
import { Picture } from '@sumai/ui/picture'
import { Section } from '@sumai/ui/section'
import { Steps } from '@sumai/ui/steps'
import { Lead } from '../../components/guide/lead.tsx'
import { NextStep } from '../../components/guide/next-step.tsx'
import { ListingRail } from '../../components/listing-card.tsx'
import { LoanSimulator } from '../../components/simulators/late-simulators.ts'
import { crumbs, paths } from '../../paths.ts'
import css from './renovation.module.css'
import { BUDGET, FINISHED, STEPS } from './renovation-texts.ts'

const SHOWN = 8
/** To live in: those that are let are shown among the investments. */
const HOMES = ['hanbai_mansion', 'hanbai_chuko']

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { rooms } = await context
    .get(apiContext)
    .baibai.rooms(
      { bukkenType: HOMES, isReform: 1, order: 'new', limit: SHOWN, fields: 'light' },
      { signal: request.signal },
    )
  return { rooms: toSaleCards(rooms.map(fromInside)), renderedAt: context.get(renderedAtContext) }
}

type Room = Parameters<typeof toSaleCards>[0][number]

/** What is renewed most: one card after the other is led by another of these rooms. */
const TURNS = ['living', 'room', 'kitchen', 'bath']

/** Led by its rooms, which were renovated, and not by the front. */
function fromInside(room: Room, index: number): Room {
  const turn = TURNS[index % TURNS.length]
  const rank = ({ type }: Room['photos'][number]) => (type === 'gaikan' ? 2 : type === turn ? 0 : 1)
  return { ...room, photos: room.photos.toSorted((a, b) => rank(a) - rank(b)) }
}

type Data = Awaited<ReturnType<typeof loader>>

export const handle = {
  title: 'リノベーション',
  description:
    'リフォーム・リノベーション済みの物件と、中古を買って自分らしく直す進め方をご案内します。費用の目安も試算できます。',
  breadcrumbs: crumbs(['購入', paths.buy], 'リノベーション'),
  head: 'own',
} satisfies RouteHandle<Data>

export function Component() {
  const { rooms, renderedAt } = useLoaderData<typeof loader>()
  return (
    <>
      <Lead
        drawing="works"
        words="中古を買って、自分たちの暮らしに合わせて直す。"
        text="物件探し、設計、工事、ローンを一つの窓口でまとめます。購入と工事の費用は、住宅ローンに一本化できる場合があります。"
      >
        <ButtonLink to={paths.reform}>
          <SearchIcon />
          リフォーム済みの物件を探す
        </ButtonLink>
        <ButtonLink to={paths.reservationForm} variant="outline">
          相談を予約する
        </ButtonLink>
      </Lead>
      <Section
        heading="リノベーションの事例と費用"
        note="費用は税込で、住宅ローンに含められるものです。"
        paper
      >
        <div className={css.rooms}>
          {FINISHED.map(({ place, works, cost, days, before, after }) => (
            <figure key={place}>
              <BeforeAfter {...{ name: place, before, after }} />
              <figcaption className={css.place}>
                <strong>{place}</strong>
                <span>{`${formatKakaku(cost)}・${days}日`}</span>
                <span>{works}</span>
              </figcaption>
            </figure>
          ))}
        </div>
      </Section>
      {rooms.length > 0 && (
        <Section heading="リフォーム済みの物件" more={{ label: 'すべて見る', to: paths.reform }}>
          <ListingRail rooms={rooms} now={renderedAt} />
        </Section>
      )}
      <Section heading="工事の費用の目安" paper>
        <div className={css.budget}>
          <DataTable
            label="工事の費用の目安"
            columns={[
              { label: '場所' },
              { label: '費用', isNumber: true },
              { label: '期間', isNumber: true },
            ]}
            rows={BUDGET.map((cells) => ({ key: cells[0], cells }))}
          />
          <figure className={css.whole}>
            <Picture
              photo={{ url: '/media/interior/interior-ldk-8', width: 1000, height: 667 }}
              alt=""
              ratio="1:1"
              sizes="600px"
            />
            <figcaption className={css.caption}>間取りから直したマンションのイメージ</figcaption>
          </figure>
        </div>
        <p className={css.note}>
          70㎡のマンションを想定した、税込みの一般的な幅です。建物の状態と仕様により変わります。
        </p>
      </Section>
      <Section
        heading="購入と工事を合わせて試算する"
        note="物件価格と工事の費用を一つの住宅ローンで借りたときの、毎月の支払いの目安です。"
      >
        <LoanSimulator home={null} withWorks />
      </Section>
      <Section heading="一つの窓口で進めます" paper>
        <Steps steps={STEPS} />
      </Section>
      <NextStep
        apart
        heading="どの家を、いくらで直せるか"
        text="ご予算とご希望から、物件探しと工事をいっしょに考えます。ご相談に費用はかかりません。"
      >
        <ButtonLink to={paths.reservationForm} size="l">
          相談を予約する
        </ButtonLink>
        <ButtonLink to={paths.reform} variant="outline" size="l">
          リフォーム済みの物件を見る
        </ButtonLink>
      </NextStep>
    </>
  )
}
