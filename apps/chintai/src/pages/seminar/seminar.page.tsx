import { idOf } from '@sumai/content/articles-data'
import { Prose } from '@sumai/content/prose'
import { formatNumber } from '@sumai/format/number'
import { AreaMap } from '@sumai/listings/area-map'
import {
  apiContext,
  extraContext,
  httpError,
  type LoaderFunctionArgs,
  type RouteHandle,
  renderedAtContext,
  useLoaderData,
} from '@sumai/platform'
import { Container } from '@sumai/ui/container'
import { Facts } from '@sumai/ui/facts'
import { OwnerContact } from '../../components/owner-contact.tsx'
import { crumbs, paths } from '../../paths.ts'
import css from './seminar.module.css'
import { seminarJsonLd } from './seminar-json-ld.ts'
import { toSession } from './seminar-session.ts'
import { Sessions } from './sessions.tsx'

export async function loader({ context, params: { id }, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const extra = context.get(extraContext)
  const options = { signal: request.signal }
  const now = context.get(renderedAtContext)
  const [{ content }, shops] = await Promise.all([
    api.contents.get(idOf(id), options),
    extra(api.shops.list({}, options)),
  ])
  if (content.contentType !== 'seminar') throw httpError(404)
  const { contentId, title, summary, body, tagName, speaker, fee, sessions } = content
  // A venue is one of our shops where it stands at the address of one.
  const shop = shops?.find(({ address }) =>
    sessions?.some((session) => session.address === address),
  )
  return {
    seminar: { contentId, title, summary, body, tagName, speaker, fee },
    sessions: (sessions ?? []).map((session) => toSession(session, now)),
    venue: shop
      ? {
          name: shop.tenpoName,
          lat: shop.lat,
          lng: shop.lng,
          access: shop.access,
        }
      : null,
  }
}

export type SeminarData = Awaited<ReturnType<typeof loader>>

export const handle = {
  title: ({ data }) => `${data.seminar.title}｜オーナーセミナー`,
  description: ({ data }) => data.seminar.summary,
  heading: ({ data }) => data.seminar.title,
  breadcrumbs: ({ data }) =>
    crumbs(['オーナー様へ', paths.owner], ['セミナー', paths.ownerSeminar], data.seminar.title),
  jsonLd: ({ data }) => seminarJsonLd(data),
} satisfies RouteHandle<SeminarData>

/** What it is about, who speaks, where, and the dates that can still be chosen. */
export function Component() {
  const { seminar, sessions, venue } = useLoaderData<typeof loader>()
  const { contentId, body, speaker, fee, tagName } = seminar
  return (
    <>
      <Container reading>
        <Prose html={body} />
        <section aria-labelledby="dates" className={css.part}>
          <h2 id="dates">日程</h2>
          <Sessions contentId={contentId} sessions={sessions} />
        </section>
        <section aria-labelledby="outline" className={css.part}>
          <h2 id="outline">セミナーの概要</h2>
          <Facts
            caption="セミナーの概要"
            rows={[
              { label: 'テーマ', value: tagName },
              {
                label: '講師',
                value: speaker && (
                  <>
                    {speaker.name}
                    <br />
                    {speaker.profile}
                  </>
                ),
              },
              { label: '参加費', value: fee ? `${formatNumber(fee)}円` : '無料' },
              { label: '会場への道順', value: venue?.access },
            ]}
          />
        </section>
        {venue && (
          <section aria-labelledby="venue" className={css.part}>
            <h2 id="venue">会場の地図</h2>
            <AreaMap name={venue.name} centre={venue} />
          </section>
        )}
      </Container>
      <OwnerContact />
    </>
  )
}
