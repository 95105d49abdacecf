import { idOf } from '@sumai/content/articles-data'
import { Prose } from '@sumai/content/prose'
import { RailShop } from '@sumai/content/rail-shop'
import { toShopTile } from '@sumai/content/shop-tile'
import { formatDateWithWeekday } from '@sumai/format/dates'
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
import { Badge } from '@sumai/ui/badge'
import { Facts } from '@sumai/ui/facts'
import { Picture } from '@sumai/ui/picture'
import { RailLinks } from '@sumai/ui/rail-links'
import { Subpage } from '@sumai/ui/subpage'
import { OwnerContact } from '../../components/owner-contact.tsx'
import { nextSession, stateLabel, toSession } from '../../components/seminar-session.ts'
import { crumbs, paths } from '../../paths.ts'
import { NextSession } from './next-session.tsx'
import css from './seminar.module.css'
import { seminarJsonLd } from './seminar-json-ld.ts'
import { readSeminars } from './seminars-data.ts'
import { Sessions } from './sessions.tsx'

export async function loader({ context, params: { id }, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const extra = context.get(extraContext)
  const options = { signal: request.signal }
  const now = context.get(renderedAtContext)
  const [{ content }, shops, seminars] = await Promise.all([
    api.contents.get(idOf(id), options),
    extra(api.shops.list({}, options)),
    extra(readSeminars(api, now, options)),
  ])
  if (content.contentType !== 'seminar') throw httpError(404)
  const { contentId, title, summary, body, tagName, imageUrl, speaker, fee } = content
  const sessions = (content.sessions ?? []).map((session) => toSession(session, now))
  // A venue is one of our shops where it stands at the address of one.
  const shop = shops?.find(({ address }) => sessions.some((session) => session.address === address))
  return {
    seminar: { contentId, title, summary, body, tagName, imageUrl, speaker, fee },
    sessions,
    venue: shop ? toShopTile(shop) : null,
    others: (seminars?.coming ?? [])
      .filter((other) => other.contentId !== contentId)
      .map((other) => ({
        to: paths.seminar(other.contentId),
        label: other.title,
        note: formatDateWithWeekday(nextSession(other)?.startAt ?? now),
      })),
    renderedAt: now,
  }
}

export type SeminarData = Awaited<ReturnType<typeof loader>>

export const handle = {
  title: ({ data }) => `${data.seminar.title}｜オーナーセミナー`,
  description: ({ data }) => data.seminar.summary,
  heading: ({ data }) => data.seminar.title,
  head: 'own',
  breadcrumbs: ({ data }) =>
    crumbs(['オーナー様へ', paths.owner], ['セミナー', paths.ownerSeminar], data.seminar.title),
  jsonLd: ({ data }) => seminarJsonLd(data),
} satisfies RouteHandle<SeminarData>

/** The dates that can still be chosen, what it is about, who speaks, and where. */
export function Component() {
  const { seminar, sessions, venue, others, renderedAt } = useLoaderData<typeof loader>()
  const { contentId, body, speaker, fee, tagName, imageUrl } = seminar
  const next = nextSession({ sessions })
  return (
    <>
      <Subpage
        drawing="calendar"
        meta={
          <>
            {tagName && <Badge tone="line">{tagName}</Badge>}
            {next ? (
              <span>
                次回 {formatDateWithWeekday(next.startAt)}・{stateLabel(next)}
              </span>
            ) : (
              <span>開催を終えたセミナーです</span>
            )}
          </>
        }
        rail={
          <>
            {next?.state === 'open' && <NextSession contentId={contentId} session={next} />}
            <RailLinks heading="これからのセミナー" links={others} />
            <RailShop
              shop={venue}
              paths={{ ...paths, visit: paths.visitShop }}
              renderedAt={renderedAt}
            />
          </>
        }
      >
        {imageUrl && (
          <div className={css.photo}>
            <Picture
              photo={{ url: imageUrl, width: 1000, height: 667 }}
              alt=""
              ratio="16:9"
              sizes="(min-width: 1024px) 760px, 92vw"
              priority
            />
          </div>
        )}
        <section aria-labelledby="dates" className={css.part}>
          <h2 id="dates">日程</h2>
          <Sessions contentId={contentId} sessions={sessions} />
        </section>
        <Prose html={body} />
        <section aria-labelledby="outline" className={css.part}>
          <h2 id="outline">セミナーの概要</h2>
          <Facts
            caption="セミナーの概要"
            rows={[
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
            <AreaMap name={venue.tenpoName} centre={venue} />
          </section>
        )}
      </Subpage>
      <OwnerContact
        {...(next?.state === 'open' && {
          last: { to: paths.seminarSession(contentId, next.sessionNo), label: '申し込む' },
        })}
      />
    </>
  )
}
