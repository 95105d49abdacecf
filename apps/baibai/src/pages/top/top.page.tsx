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
import { Awards } from '@sumai/ui/awards'
import { CardGrid } from '@sumai/ui/card-grid'
import { NewsAndQuestions } from '@sumai/ui/news-and-questions'
import { Section } from '@sumai/ui/section'
import { toSaleListing } from '@sumai/ui/to-listing'
import { ListingCard } from '../../components/listing-card.tsx'
import { SateiBand } from '../../components/satei-band.tsx'
import { Voices } from '../../components/voices/voices.tsx'
import { paths } from '../../paths.ts'
import { Hero } from './hero.tsx'
import { SearchPanel } from './search-panel.tsx'
import { ShopGrid } from './shop-grid.tsx'
import { toCityChoices, topExtras } from './top-data.ts'
import { TypeTiles } from './type-tiles.tsx'

const NEWEST = 8

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const options = { signal: request.signal }
  const [{ counter }, { cities }, { rooms }, extras] = await Promise.all([
    api.master.baibaiCounter(options),
    api.master.cities(options),
    api.baibai.rooms({ order: 'new', limit: NEWEST, fields: 'light' }, options),
    topExtras(api, context.get(extraContext), options),
  ])
  return {
    counts: counter.bukkenType,
    cities: toCityChoices(cities),
    newest: rooms.map(toSaleListing),
    ...extras,
    renderedAt: context.get(renderedAtContext),
  }
}

type Data = Awaited<ReturnType<typeof loader>>

export const handle = {
  chunks: ['top'],
  title: BRAND.topTitle.baibai,
  description: `${BRAND.tagline.baibai}。中古マンション・一戸建て・土地・投資用物件の購入と、無料の売却査定をご案内します。`,
  heading: null,
  breadcrumbs: [],
  jsonLd: [AGENCY_JSON_LD],
} satisfies RouteHandle<Data>

export function Component() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <Hero />
      <Section
        heading="物件を探す"
        more={{ label: '条件を細かく指定する', to: paths.terms }}
        paper
        tight
      >
        <SearchPanel cities={data.cities} />
        <TypeTiles counts={data.counts} />
      </Section>
      {data.newest.length > 0 && (
        <Section heading="新着の売買物件" more={{ label: '新着をすべて見る', to: paths.newest }}>
          <CardGrid rail>
            {data.newest.map((room) => (
              <ListingCard key={room.bukkenNo} room={room} now={data.renderedAt} />
            ))}
          </CardGrid>
        </Section>
      )}
      <SateiBand />
      {data.voices.length > 0 && <Voices voices={data.voices} cities={data.cities} />}
      <Awards />
      {data.shops.length > 0 && <ShopGrid shops={data.shops} />}
      <NewsAndQuestions
        questionsHeading="売買のQ&A"
        news={data.news}
        questions={data.questions}
        paths={paths}
      />
    </>
  )
}
