import { allArticles, pageOf } from '@sumai/content/articles-data'
import { BRAND } from '@sumai/domain/brand'
import { SHOP_KIND } from '@sumai/domain/kinds'
import { formatNumber } from '@sumai/format/number'
import {
  apiContext,
  extraContext,
  httpError,
  type LoaderFunctionArgs,
  type RouteHandle,
  useLoaderData,
} from '@sumai/platform'
import { ButtonLink } from '@sumai/ui/button'
import { Container } from '@sumai/ui/container'
import { LinkChips } from '@sumai/ui/link-chips'
import { NothingYet } from '@sumai/ui/nothing-yet'
import { Pager } from '@sumai/ui/pager'
import { SubpageHead } from '@sumai/ui/subpage-head'
import { NextStep } from '../../components/guide/next-step.tsx'
import { staffsIn, toldBy } from '../../components/voices/told.ts'
import { toVoices } from '../../components/voices/voice.ts'
import { VoiceCard } from '../../components/voices/voice-card.tsx'
import { crumbs, paths } from '../../paths.ts'
import css from './customer.module.css'
import { ShopChoice } from './shop-choice.tsx'

const KINDS = [
  { type: 'buy', label: '買う' },
  { type: 'sell', label: '売る' },
] as const

const LIMIT = 8

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const kind = KINDS.find(({ type }) => type === searchParams.get('type'))
  if (searchParams.has('type') && !kind) throw httpError(400)
  // The empty choice of the list is sent as such.
  const tenpoNo = searchParams.get('tenpo_no') || null
  const page = pageOf(request)
  const api = context.get(apiContext)
  const extra = context.get(extraContext)
  const options = { signal: request.signal }
  const [told, shops, cities] = await Promise.all([
    allArticles(api, 'voice', options),
    extra(api.shops.list({ cbFlg: SHOP_KIND.baibai }, options)),
    extra(api.master.cities(options)),
  ])
  const names = { shops, cities: cities?.cities }
  const all = toldBy(toVoices(told), names)
  const ofShop = all.filter((voice) => !tenpoNo || voice.tenpoNo === tenpoNo)
  const typeOf = new Map(told.map(({ contentId, customerType }) => [contentId, customerType]))
  const of = (type: string) => ofShop.filter(({ contentId }) => typeOf.get(contentId) === type)
  const voices = kind ? of(kind.type) : ofShop
  const lastPage = Math.max(1, Math.ceil(voices.length / LIMIT))
  if (page > lastPage) throw httpError(404)
  if (tenpoNo && !all.some((voice) => voice.tenpoNo === tenpoNo)) throw httpError(404)
  const shown = voices.slice((page - 1) * LIMIT, page * LIMIT)
  const staffs = await staffsIn(shown, { api, extra }, options)
  return {
    kind: kind?.type ?? null,
    tenpoNo,
    shops: shopsOf(all),
    counts: { all: ofShop.length, buy: of('buy').length, sell: of('sell').length },
    ratings: ratingsOf(voices),
    voices: toldBy(shown, { ...names, staffs }),
    page,
    lastPage,
  }
}

/** How many gave marks, and their mean of five. */
function ratingsOf(voices: readonly { rating: number | null }[]) {
  const marks = voices.flatMap(({ rating }) => rating ?? [])
  const sum = marks.reduce((all, mark) => all + mark, 0)
  return marks.length > 0 ? { count: marks.length, mean: sum / marks.length } : null
}

/** The shops that voices are about, each with their number. */
function shopsOf(voices: readonly { tenpoNo: string | null; shop: string | null }[]) {
  const shops = new Map<string, { tenpoNo: string; name: string; count: number }>()
  for (const { tenpoNo, shop } of voices) {
    if (tenpoNo === null || shop === null) continue
    const count = (shops.get(tenpoNo)?.count ?? 0) + 1
    shops.set(tenpoNo, { tenpoNo, name: shop, count })
  }
  return [...shops.values()].toSorted((a, b) => (a.tenpoNo < b.tenpoNo ? -1 : 1))
}

type Data = Awaited<ReturnType<typeof loader>>

const hrefOf = (type: string | null, tenpoNo: string | null, page = 1) => {
  const query = new URLSearchParams()
  if (tenpoNo) query.set('tenpo_no', tenpoNo)
  if (type) query.set('type', type)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${paths.voices}?${query}` : paths.voices
}

export const handle = {
  title: ({ data: { page } }) => (page === 1 ? 'お客様の声' : `お客様の声（${page}ページ目）`),
  description: '住まいを購入・売却されたお客様の声と、担当した店舗からのお返事をご紹介します。',
  heading: 'お客様の声',
  head: 'own',
  breadcrumbs: crumbs('お客様の声'),
  canonical: ({ data }) => hrefOf(data.kind, data.tenpoNo, data.page),
  robots: ({ data }) => (data.tenpoNo || data.kind ? 'noindex,follow' : 'index,follow'),
} satisfies RouteHandle<Data>

export function Component() {
  const { kind, tenpoNo, shops, counts, ratings, voices, page, lastPage } =
    useLoaderData<typeof loader>()
  if (voices.length === 0 && !kind) return <NoVoices />
  return (
    <>
      <SubpageHead drawing="voices">
        {handle.description}
        {ratings && (
          <p className={css.mean}>
            満足度 <b>{ratings.mean.toFixed(1)}</b> / 5
            <span>{`（${formatNumber(ratings.count)}件の平均）`}</span>
          </p>
        )}
      </SubpageHead>
      <Container>
        <div className={css.page}>
          <div className={css.tools}>
            <LinkChips
              label="ご利用の内容"
              links={[
                {
                  to: hrefOf(null, tenpoNo),
                  label: 'すべて',
                  count: counts.all,
                  current: kind === null,
                },
                ...KINDS.map(({ type, label }) => ({
                  to: hrefOf(type, tenpoNo),
                  label: `${label}方`,
                  count: counts[type],
                  current: kind === type,
                })),
              ]}
            />
            {shops.length > 1 && <ShopChoice {...{ shops, kind, tenpoNo }} />}
          </div>
          {voices.length === 0 && <p>この条件に合う声は、まだありません。</p>}
          <ul className={css.voices}>
            {voices.map((voice) => (
              <li key={voice.contentId}>
                <VoiceCard voice={voice} withPlaces />
              </li>
            ))}
          </ul>
          <Pager page={page} lastPage={lastPage} hrefOf={(to) => hrefOf(kind, tenpoNo, to)} />
          <p className={css.note}>
            ご契約後のアンケートから、ご承諾を得たものを載せています。個人の感想であり、結果をお約束するものではありません。
          </p>
        </div>
      </Container>
      <NextStep
        apart
        heading="次は、あなたの住まいのことを"
        text="買うことも売ることも、決める前のご相談から承ります。費用はかかりません。"
      >
        <ButtonLink to={paths.reservationForm} size="l">
          購入の相談を予約する
        </ButtonLink>
        <ButtonLink to={paths.satei} variant="outline" size="l">
          無料査定に進む
        </ButtonLink>
      </NextStep>
    </>
  )
}

const NoVoices = () => (
  <>
    <SubpageHead drawing="voices" />
    <Container>
      <div className={css.page}>
        <NothingYet heading="お客様の声はまだありません" agency={BRAND}>
          掲載のご承諾をいただいた声を、このページでご紹介していきます。ご相談はお電話でも承ります。
        </NothingYet>
      </div>
    </Container>
  </>
)
