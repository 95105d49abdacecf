import { articleJsonLd, articlePicture } from '@sumai/content/article-json-ld'
import { articleOf } from '@sumai/content/articles-data'
import { Prose } from '@sumai/content/prose'
import { RailShop } from '@sumai/content/rail-shop'
import { railShop } from '@sumai/content/rail-shop-data'
import {
  type LoaderFunctionArgs,
  type RouteHandle,
  servicesOf,
  useLoaderData,
} from '@sumai/platform'
import { ButtonLink } from '@sumai/ui/button'
import { classNames } from '@sumai/ui/class-names'
import { Container } from '@sumai/ui/container'
import { MapIcon } from '@sumai/ui/icon'
import { Section } from '@sumai/ui/section'
import { RentalRail } from '../../components/rental-rail.tsx'
import { crumbs, paths } from '../../paths.ts'
import css from './info.module.css'
import { INFO } from './info-site.ts'
import { RentBars } from './rent-bars.tsx'
import { townData } from './town-data.ts'
import { TownFacts } from './town-facts.tsx'
import { TownHero } from './town-hero.tsx'
import { Commute, Nearby, TownLife } from './town-life.tsx'
import { TownMap } from './town-map.tsx'

export async function loader({ context, params: { id }, request }: LoaderFunctionArgs) {
  const services = servicesOf(context)
  const options = { signal: request.signal }
  const { contentId, title, summary, body, imageUrl, publishAt, cityCode, tagId } = await articleOf(
    services.api,
    INFO,
    id,
    options,
  )
  const town = await townData(services, cityCode, title, options)
  const near = town?.guide?.ofStation
  const where = { cbFlg: INFO.cbFlg, areaNo: tagId, near, town: cityCode }
  const beside = await railShop(services, where, options)
  return {
    article: { contentId, title, summary, body, imageUrl, publishAt },
    cityCode: cityCode ?? INFO.town,
    town,
    beside,
  }
}

type Data = Awaited<ReturnType<typeof loader>>

export const handle = {
  title: ({ data }) => `${data.article.title}｜${INFO.name}`,
  description: ({ data }) => data.article.summary,
  heading: ({ data }) => data.article.title,
  head: 'own',
  breadcrumbs: ({ data }) => crumbs([INFO.name, paths.infoList], data.article.title),
  ogImage: ({ data }) => articlePicture(data.article),
  jsonLd: ({ data: { article } }) => [
    articleJsonLd('Article', article, paths.info(article.contentId)),
  ],
} satisfies RouteHandle<Data>

/** A summary that is the beginning of the article stands above it, and not once more in it. */
function splitLead({ summary, body }: Pick<Data['article'], 'summary' | 'body'>) {
  const [whole = '', first = ''] = /^\s*<p>([^<]+)<\/p>/.exec(body) ?? []
  const isSame = first !== '' && (summary.startsWith(first) || first.startsWith(summary))
  return isSame ? { lead: first, rest: body.slice(whole.length) } : { lead: summary, rest: body }
}

/** A town: drawing, numbers, map, rents, minutes, streets, an article and homes. */
export function Component() {
  const { article, cityCode, town, beside } = useLoaderData<typeof loader>()
  const { lead, rest } = splitLead(article)
  return (
    <>
      <TownHero cityCode={cityCode} town={town} lead={lead} />
      {town && (
        <Container>
          <TownFacts town={town} />
          <div className={classNames(css.ground, town.guide?.ofStation && css.station)}>
            {town.guide?.map && (
              <section aria-labelledby="map" className={css.part}>
                <h2 id="map">{town.guide.ofStation ? `${town.name}1km` : `${town.name}の地図`}</h2>
                <TownMap name={town.name} map={town.guide.map} />
                <ButtonLink to={`${paths.term(town.slug)}?view=map`} variant="outline" block>
                  <MapIcon />
                  {town.name}の部屋を地図で見る
                </ButtonLink>
              </section>
            )}
            <div className={css.parts}>
              {town.guide?.ofStation && town.guide.commute.length > 0 && (
                <section aria-labelledby="ways" className={css.part}>
                  <h2 id="ways">天神・博多までの時間</h2>
                  <Commute name={town.name} commute={town.guide.commute} />
                </section>
              )}
              {town.guide && town.guide.nearby.length > 0 && (
                <section aria-labelledby="nearby" className={css.part}>
                  <h2 id="nearby">駅の近くの施設</h2>
                  <Nearby places={town.guide.nearby} />
                </section>
              )}
              {town.rents.length > 0 && (
                <section aria-labelledby="rents" className={css.part}>
                  <h2 id="rents">間取りごとの賃料</h2>
                  <RentBars {...town} at={beside.renderedAt} />
                </section>
              )}
            </div>
          </div>
        </Container>
      )}
      {town?.guide && <TownLife name={town.name} guide={town.guide} />}
      <Section heading="暮らし方と、部屋の選び方" paper tight>
        <div className={css.article}>
          <article className={css.prose}>
            <Prose html={rest} />
          </article>
          <RailShop {...beside} paths={INFO.paths} />
        </div>
      </Section>
      {town && town.rooms.length > 0 && (
        <Section
          heading={`${town.name}のお部屋`}
          more={{ label: `${town.count}件の部屋を見る`, to: paths.term(town.slug) }}
        >
          <RentalRail rooms={town.rooms} now={beside.renderedAt} />
        </Section>
      )}
    </>
  )
}
