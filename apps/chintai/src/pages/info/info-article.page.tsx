import { articleOf } from '@sumai/content/articles-data'
import { Prose } from '@sumai/content/prose'
import { toRentalCards } from '@sumai/listings/to-listing'
import {
  apiContext,
  extraContext,
  type LoaderFunctionArgs,
  type RouteHandle,
  renderedAtContext,
  useLoaderData,
} from '@sumai/platform'
import { ButtonLink } from '@sumai/ui/button'
import { Container } from '@sumai/ui/container'
import { Picture } from '@sumai/ui/picture'
import { Section } from '@sumai/ui/section'
import { RentStats, rentStatsOf } from '../../components/rent-stats.tsx'
import { RentalRail } from '../../components/rental-rail.tsx'
import { crumbs, paths } from '../../paths.ts'
import css from './info.module.css'
import { INFO } from './info-site.ts'

const ROOMS = 4

export async function loader({ context, params: { id }, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const extra = context.get(extraContext)
  const options = { signal: request.signal }
  const { contentId, title, summary, body, imageUrl, publishAt, cityCode } = await articleOf(
    api,
    INFO,
    id,
    options,
  )
  const [city, rooms] = await Promise.all([
    cityCode === null ? null : extra(api.cities.get(cityCode, options)),
    cityCode === null
      ? null
      : extra(api.chintai.rooms({ cityCode: [cityCode], limit: ROOMS, fields: 'light' }, options)),
  ])
  return {
    article: { contentId, title, summary, body, imageUrl, publishAt },
    city: city && {
      name: city.city.cityName,
      slug: city.city.slug,
      stats: rentStatsOf(city.city.rentStats),
    },
    rooms: toRentalCards(rooms?.rooms ?? []),
    renderedAt: context.get(renderedAtContext),
  }
}

type Data = Awaited<ReturnType<typeof loader>>

export const handle = {
  title: ({ data }) => `${data.article.title}｜${INFO.name}`,
  description: ({ data }) => data.article.summary,
  heading: ({ data }) => data.article.title,
  breadcrumbs: ({ data }) => crumbs([INFO.name, paths.infoList], data.article.title),
  jsonLd: ({ data: { article } }) => [
    {
      '@type': 'Article',
      headline: article.title,
      description: article.summary,
      datePublished: article.publishAt,
    },
  ],
} satisfies RouteHandle<Data>

export function Component() {
  const { article, city, rooms, renderedAt } = useLoaderData<typeof loader>()
  return (
    <>
      <Container reading>
        <article>
          {article.imageUrl && (
            <div className={css.photo}>
              <Picture
                photo={{ url: article.imageUrl, width: 1000, height: 667 }}
                alt=""
                ratio="3:2"
                sizes="(min-width: 800px) 760px, 100vw"
                priority
              />
            </div>
          )}
          <Prose html={article.body} />
        </article>
        {city && city.stats.length > 0 && (
          <section aria-labelledby="rents" className={css.part}>
            <h2 id="rents">{city.name}の家賃のめやす</h2>
            <RentStats cityName={city.name} stats={city.stats} at={renderedAt} />
          </section>
        )}
        {city && (
          <p className={css.part}>
            <ButtonLink to={paths.term(city.slug)} variant="outline" block>
              {city.name}の賃貸物件を見る
            </ButtonLink>
          </p>
        )}
      </Container>
      <div className={css.related}>
        {city && rooms.length > 0 && (
          <Section
            heading={`${city.name}のお部屋`}
            more={{ label: 'すべて見る', to: paths.term(city.slug) }}
            paper
          >
            <RentalRail rooms={rooms} now={renderedAt} />
          </Section>
        )}
      </div>
    </>
  )
}
