import { formatNumber } from '@sumai/format/number'
import {
  apiContext,
  type LoaderFunctionArgs,
  type RouteHandle,
  renderedAtContext,
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
import { InvestSimulator } from '../../components/simulators/late-simulators.ts'
import { crumbs, paths } from '../../paths.ts'
import { KINDS, STEPS } from './investment-texts.ts'

const NEWEST = 8
/** The kinds show them. */
const PHOTOS = KINDS.map(({ photo }) => ({ url: photo, type: 'gaikan' }))
const ALL_KINDS = ['toushi_mansion', 'toushi_apartment', 'toushi_other']

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const options = { signal: request.signal }
  const [{ counter }, { rooms }] = await Promise.all([
    api.master.baibaiCounter(options),
    api.baibai.rooms(
      { toushiBukkenType: ALL_KINDS, order: 'new', limit: askedFor(NEWEST), fields: 'light' },
      options,
    ),
  ])
  return {
    counts: counter.bukkenKbn,
    newest: newestCards(rooms, NEWEST, PHOTOS),
    renderedAt: context.get(renderedAtContext),
  }
}

type Data = Awaited<ReturnType<typeof loader>>

export const handle = {
  title: '投資用・収益物件',
  description:
    '区分マンションから一棟アパート、事業用まで、福岡・佐賀・熊本北部の収益物件。利回りと収支をその場で試算できます。',
  breadcrumbs: crumbs('投資用物件'),
  head: 'own',
} satisfies RouteHandle<Data>

export function Component() {
  const { counts, newest, renderedAt } = useLoaderData<typeof loader>()
  return (
    <>
      <Lead
        drawing="yield"
        words="表面の利回りではなく、手元に残る金額で選ぶ。"
        text="空室も経費も返済も入れて、物件ごとに試算できます。"
      >
        <ButtonLink to={paths.investments()}>
          <SearchIcon />
          投資用物件を探す
        </ButtonLink>
        <ButtonLink to={paths.investmentsOnMap} variant="outline">
          地図で探す
        </ButtonLink>
      </Lead>
      {newest.length > 0 && (
        <Section heading="新着の投資用物件" more={{ label: 'すべて見る', to: paths.investments() }}>
          <ListingRail rooms={newest} now={renderedAt} />
        </Section>
      )}
      <Section heading="種類から選ぶ" tight paper>
        <Points
          points={KINDS.map(({ kbn, ...kind }) => ({
            ...kind,
            to: paths.investmentsOfKind(kbn),
            figure: `${formatNumber(counts[kbn] ?? 0)}件`,
          }))}
        />
      </Section>
      <Section
        heading="収支を試算する"
        note="検討中の物件の数字を入れてお使いください。レントロールは物件のページに掲載しています。修繕の履歴は、お問い合わせの際にお渡しします。"
      >
        <InvestSimulator property={null} />
      </Section>
      <Section
        heading="はじめての方へ"
        more={{ label: 'オーナーセミナーを見る', to: paths.rentalSite.ownerSeminar }}
        paper
      >
        <Steps steps={STEPS} />
      </Section>
      <NextStep
        apart
        heading="手元に残る金額から、物件を探す"
        text="収支の見通しから購入後の管理まで、担当者が続けてご案内します。ご相談に費用はかかりません。"
      >
        <ButtonLink to={paths.reservationForm} size="l">
          購入の相談を予約する
        </ButtonLink>
        <ButtonLink to={paths.investments()} variant="outline" size="l">
          投資用物件を探す
        </ButtonLink>
      </NextStep>
    </>
  )
}
