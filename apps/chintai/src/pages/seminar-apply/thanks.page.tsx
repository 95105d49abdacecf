import { BRAND } from '@sumai/domain/brand'
import { CalendarLink } from '@sumai/forms/calendar-link'
import { readReceipt } from '@sumai/forms/receipt'
import { ThanksPage } from '@sumai/forms/thanks'
import { thanksHandle } from '@sumai/forms/thanks-route'
import {
  apiContext,
  extraContext,
  type LoaderFunctionArgs,
  type RouteHandle,
  renderedAtContext,
  useLoaderData,
} from '@sumai/platform'
import { ButtonLink } from '@sumai/ui/button'
import { sessionText } from '../../components/session-choices.ts'
import { crumbs, paths } from '../../paths.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { context, request } = args
  const { searchParams } = new URL(request.url)
  const id = searchParams.get('id') ?? ''
  const api = context.get(apiContext)
  const [thanks, answer] = await Promise.all([
    readReceipt(args, paths.ownerSeminar),
    /^\d{1,9}$/.test(id)
      ? context.get(extraContext)(api.contents.get(id, { signal: request.signal }))
      : null,
  ])
  const session = answer?.content.sessions?.find(
    ({ sessionNo }) => String(sessionNo) === searchParams.get('session'),
  )
  const now = context.get(renderedAtContext)
  return { thanks, title: answer?.content.title ?? '', session: session ?? null, now }
}

export const handle = thanksHandle({
  site: 'chintai',
  title: 'お申し込みが完了しました',
  description: 'セミナーのお申し込みを受け付けました。受付番号と日程をご案内します。',
  crumbs: crumbs(['オーナー様へ', paths.owner], ['セミナー', paths.ownerSeminar], '完了'),
}) satisfies RouteHandle<Awaited<ReturnType<typeof loader>>>

export function Component() {
  const { thanks, title, session, now } = useLoaderData<typeof loader>()
  const { receiptNo } = thanks
  return (
    <ThanksPage
      site="chintai"
      form="seminar-apply"
      thanks={thanks}
      heading="お申し込みが完了しました"
      text={
        session ? (
          <p>
            {title}
            <br />
            {sessionText(session)}のお席をご用意しました。
          </p>
        ) : undefined
      }
      actions={
        <>
          {session && (
            <CalendarLink
              name={receiptNo}
              appointment={{
                uid: receiptNo,
                stamp: now,
                start: session.startAt,
                end: session.endAt,
                title,
                place: [session.venueName, session.address].filter(Boolean).join(' '),
                note: `受付番号 ${receiptNo}\n${BRAND.name} ${BRAND.tel}`,
              }}
            />
          )}
          <ButtonLink to={paths.owner} variant="outline">
            オーナー様向けページへ
          </ButtonLink>
        </>
      }
    />
  )
}
