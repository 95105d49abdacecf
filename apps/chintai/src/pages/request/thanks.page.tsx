import { formatNumber } from '@sumai/format/number'
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
import { Section } from '@sumai/ui/section'
import { RentalRail } from '../../components/rental-rail.tsx'
import { crumbs, paths } from '../../paths.ts'
import { queryOf } from './conditions.ts'
import { steps } from './request-steps.ts'

const SHOWN = 4

export async function loader(args: LoaderFunctionArgs) {
  const { context, request } = args
  const conditions = new URL(request.url).searchParams.get('conditions') ?? ''
  const query = { ...queryOf(new URLSearchParams(conditions)), limit: SHOWN }
  const rooms = context
    .get(apiContext)
    .chintai.rooms({ ...query, fields: 'light' }, { signal: request.signal })
  const [thanks, found] = await Promise.all([
    readReceipt(args, paths.request),
    context.get(extraContext)(rooms),
  ])
  return {
    thanks,
    conditions,
    rooms: found?.rooms ?? [],
    total: found?.pagination.total ?? 0,
    now: context.get(renderedAtContext),
  }
}

export const handle = thanksHandle({
  site: 'chintai',
  title: '物件リクエストを受け付けました',
  description:
    '物件リクエストを受け付けました。受付番号と、いまご案内できるお部屋をお知らせします。',
  crumbs: crumbs(['物件リクエスト', paths.request], '完了'),
}) satisfies RouteHandle<Awaited<ReturnType<typeof loader>>>

export function Component() {
  const { thanks, conditions, rooms, total, now } = useLoaderData<typeof loader>()
  return (
    <>
      <ThanksPage
        site="chintai"
        form="request"
        steps={steps}
        thanks={thanks}
        heading="物件リクエストを受け付けました"
        actions={
          <ButtonLink to={`${paths.search}?${conditions}`}>
            {total > 0 ? `条件に合う${formatNumber(total)}件を見る` : '賃貸物件を探す'}
          </ButtonLink>
        }
      />
      {rooms.length > 0 && (
        <Section heading="いまご案内できるお部屋" paper>
          <RentalRail rooms={rooms} now={now} />
        </Section>
      )}
    </>
  )
}
