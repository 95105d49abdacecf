import { isoDay } from '@sumai/format/dates'
import { formatKakaku } from '@sumai/format/money'
import { formatNumber } from '@sumai/format/number'
import {
  type LoaderFunctionArgs,
  type RouteHandle,
  servicesOf,
  useLoaderData,
} from '@sumai/platform'
import { ButtonLink } from '@sumai/ui/button'
import { SearchIcon } from '@sumai/ui/icon'
import { Section } from '@sumai/ui/section'
import { Steps } from '@sumai/ui/steps'
import { Lead } from '../../components/guide/lead.tsx'
import { NextStep } from '../../components/guide/next-step.tsx'
import { Points } from '../../components/guide/points.tsx'
import { ListingRail } from '../../components/listing-card.tsx'
import { askedFor, newestCards } from '../../components/newest-cards.ts'
import { BuyingSimulator, LoanSimulator } from '../../components/simulators/late-simulators.ts'
import { crumbs, paths } from '../../paths.ts'
import { DOORS, STEPS } from './buy-texts.ts'

const HOMES = DOORS.map(({ kind }) => kind)
const NEWEST = 4

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api, extra, renderedAt } = servicesOf(context)
  const options = { signal: request.signal }
  const newest = {
    bukkenType: HOMES,
    order: 'new',
    limit: askedFor(NEWEST),
    fields: 'light',
  } as const
  const [{ counter }, found] = await Promise.all([
    api.master.baibaiCounter(options),
    extra(api.baibai.rooms(newest, options)),
  ])
  return {
    counts: counter.bukkenType,
    newest: newestCards(found?.rooms ?? [], NEWEST),
    now: renderedAt,
  }
}

type Data = Awaited<ReturnType<typeof loader>>

export const handle = {
  title: '購入をお考えの方へ',
  description:
    '家の購入の流れ、諸費用、住宅ローンの返済の目安をまとめました。物件の種類ごとの件数もご覧いただけます。',
  breadcrumbs: crumbs('購入'),
  head: 'own',
} satisfies RouteHandle<Data>

export function Component() {
  const { counts, newest, now } = useLoaderData<typeof loader>()
  return (
    <>
      <Lead
        drawing="keys"
        words="毎月いくらなら、無理なく返せるか。そこから一緒に考えます。"
        text="物件を見る前に資金の計画を立てておくと、気に入った住まいに出会ったとき、迷わずに決められます。購入のご相談に費用はかかりません。"
      >
        <ButtonLink to={paths.search}>
          <SearchIcon />
          物件を探す
        </ButtonLink>
        <ButtonLink to={paths.reservationForm} variant="outline">
          購入の相談を予約する
        </ButtonLink>
      </Lead>
      <Section heading="物件の種類から探す" paper={newest.length === 0}>
        <Points
          points={DOORS.map(({ kind, ...door }) => ({
            ...door,
            to: kind === 'tateuri' ? paths.tateuri : paths.kind(kind),
            figure: `${formatNumber(counts[kind] ?? 0)}件`,
          }))}
        />
      </Section>
      {newest.length > 0 && (
        <Section paper heading="新着の物件" more={{ label: '新着をすべて見る', to: paths.newest }}>
          <ListingRail rooms={newest} now={now} />
        </Section>
      )}
      <Section
        heading="購入までの流れ"
        note="中古は2〜4か月、新築は完成の時期により3〜8か月をみておくと、引っ越しの日を決めやすくなります。"
      >
        <Steps steps={STEPS} />
      </Section>
      <Section heading="毎月の返済を試算する" paper>
        <LoanSimulator home={null} next={(kakaku) => <UpTo kakaku={kakaku} />} />
      </Section>
      <Section
        heading="購入時にかかる諸費用"
        note="物件価格のほかに、仲介手数料・税金・登記で価格の5〜7%ほどがかかります。ローンの手数料と火災保険は別に要ります。"
      >
        <BuyingSimulator known={null} day={isoDay(now)} />
      </Section>
      <NextStep
        heading="無理のない金額から、家を探す"
        text="返済の計画づくりから見学まで、担当者が続けてご案内します。購入のご相談に費用はかかりません。"
      >
        <ButtonLink to={paths.reservationForm} size="l">
          購入の相談を予約する
        </ButtonLink>
        <ButtonLink to={paths.search} variant="outline" size="l">
          物件を探す
        </ButtonLink>
      </NextStep>
    </>
  )
}

const UpTo = ({ kakaku }: { kakaku: number }) => (
  <div>
    <ButtonLink to={paths.upTo(kakaku)}>
      予算に収まる物件を見る（{formatKakaku(kakaku)}まで）
    </ButtonLink>
  </div>
)
