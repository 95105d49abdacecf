import {
  apiContext,
  type LoaderFunctionArgs,
  type RouteHandle,
  renderedAtContext,
  useLoaderData,
} from '@sumai/platform'
import { Container } from '@sumai/ui/container'
import { Section } from '@sumai/ui/section'
import { SubpageHead } from '@sumai/ui/subpage-head'
import { OwnerContact } from '../../components/owner-contact.tsx'
import { nextSession } from '../../components/seminar-session.ts'
import { crumbs, paths } from '../../paths.ts'
import { PastSeminar, SeminarCard } from './seminar-card.tsx'
import css from './seminars.module.css'
import { readSeminars } from './seminars-data.ts'

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  readSeminars(context.get(apiContext), context.get(renderedAtContext), { signal: request.signal })

type Data = Awaited<ReturnType<typeof loader>>

export const handle = {
  title: 'オーナーセミナー',
  description:
    '賃貸住宅のオーナー様向けのセミナーです。相続・税金・空室対策・土地活用をテーマに、会場とオンラインで開いています。',
  head: 'own',
  breadcrumbs: crumbs(['オーナー様へ', paths.owner], 'セミナー'),
} satisfies RouteHandle<Data>

/** Those to come, the next one first; then those that were held. */
export function Component() {
  const { coming, past } = useLoaderData<typeof loader>()
  return (
    <>
      <SubpageHead drawing="calendar">
        相続、税金、空室対策、土地活用。賃貸経営で迷いやすいことを、専門家と当社の担当者がお話しします。参加費は無料です。
      </SubpageHead>
      <Container>
        {coming.length > 0 ? (
          <ul className={css.cards}>
            {coming.map((seminar) => (
              <li key={seminar.contentId}>
                <SeminarCard seminar={seminar} />
              </li>
            ))}
          </ul>
        ) : (
          <p className={css.none}>
            次のセミナーの日程は、決まりしだいこのページでご案内します。個別のご相談はいつでも承ります。
          </p>
        )}
      </Container>
      {past.length > 0 && (
        <Section
          heading="これまでのセミナー"
          note="資料をご希望の方は、店舗にお申し付けください。"
          paper
        >
          <ul className={css.past}>
            {past.map((seminar) => (
              <li key={seminar.contentId}>
                <PastSeminar seminar={seminar} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <OwnerContact
        last={nextToApply(coming) ?? { to: paths.reservationForm, label: '来店予約' }}
        isApart={past.length > 0}
      />
    </>
  )
}

/** The first date of all that has a seat left. */
function nextToApply(coming: Data['coming']) {
  const next = coming
    .map(({ contentId, sessions }) => ({ contentId, session: nextSession({ sessions }) }))
    .find(({ session }) => session?.state === 'open')
  return (
    next?.session && {
      to: paths.seminarSession(next.contentId, next.session.sessionNo),
      label: '次回を予約',
    }
  )
}
