import { AGENCY_JSON_LD } from '@sumai/domain/agency'
import { BRAND } from '@sumai/domain/brand'
import {
  apiContext,
  extraContext,
  type LoaderFunctionArgs,
  type RouteHandle,
  renderedAtContext,
  useLoaderData,
} from '@sumai/platform'
import { ActionBar } from '@sumai/ui/action-bar'
import { Awards } from '@sumai/ui/awards'
import { CardGrid } from '@sumai/ui/card-grid'
import { NewsAndQuestions } from '@sumai/ui/news-and-questions'
import { RentalCard } from '@sumai/ui/rental-card'
import { Section } from '@sumai/ui/section'
import { paths } from '../../paths.ts'
import { AreaPicker } from './area-picker.tsx'
import { Hero } from './hero.tsx'
import { OwnerBand } from './owner-band.tsx'
import { POPULAR_FACETS, popularConditions } from './popular.ts'
import { PopularConditions } from './popular-conditions.tsx'
import { Promises } from './promises.tsx'
import { SearchPanel } from './search-panel.tsx'
import { topExtras } from './top-data.ts'

const NEWEST = 8

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const options = { signal: request.signal }
  const newest = {
    order: 'new',
    limit: NEWEST,
    withFacets: POPULAR_FACETS,
    fields: 'light',
  } as const
  const [{ rooms, pagination, facets }, extras] = await Promise.all([
    api.chintai.rooms(newest, options),
    topExtras(api, context.get(extraContext), options),
  ])
  return {
    newest: rooms,
    total: pagination.total,
    popular: popularConditions(facets),
    ...extras,
    renderedAt: context.get(renderedAtContext),
  }
}

type Data = Awaited<ReturnType<typeof loader>>

export const handle = {
  chunks: ['top'],
  title: BRAND.topTitle.chintai,
  description: ({ data }) =>
    `${BRAND.tagline.chintai}。${data.total.toLocaleString('ja-JP')}件の部屋を、管理費・駐車場込みの月々総額と初期費用で比較できます。エリア・駅・学校から探せます。`,
  heading: null,
  breadcrumbs: [],
  jsonLd: [AGENCY_JSON_LD],
} satisfies RouteHandle<Data>

export function Component() {
  const { areas, total, popular, newest, renderedAt, news, questions } =
    useLoaderData<typeof loader>()
  return (
    <>
      <Hero>
        <SearchPanel areas={areas} total={total} />
      </Hero>
      <PopularConditions conditions={popular} />
      <Section
        heading="新着の賃貸物件"
        note="公開日の新しい順です。"
        more={{ label: '新着をすべて見る', to: paths.newest }}
      >
        <CardGrid rail>
          {newest.map((room) => (
            <RentalCard key={room.bukkenNo} room={room} to={paths.room(room)} now={renderedAt} />
          ))}
        </CardGrid>
      </Section>
      <AreaPicker areas={areas} />
      <Promises />
      <Awards />
      <NewsAndQuestions
        questionsHeading="賃貸のQ&A"
        news={news}
        questions={questions}
        paths={paths}
        paper
      />
      <OwnerBand />
      <ActionBar site="chintai" />
    </>
  )
}
