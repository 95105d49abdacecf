import { isBukkenNo } from '@sumai/domain/bukken-no'
import {
  apiContext,
  extraContext,
  type LoaderFunctionArgs,
  type RouteHandle,
  renderedAtContext,
  useLoaderData,
} from '@sumai/platform'
import { ButtonLink } from '@sumai/ui/button'
import { CardGrid } from '@sumai/ui/card-grid'
import { readReceipt } from '@sumai/ui/receipt'
import { RentalCard } from '@sumai/ui/rental-card'
import { Section } from '@sumai/ui/section'
import { ThanksPage } from '@sumai/ui/thanks'

import { paths } from '../../paths.ts'

const SIMILAR = 4

export async function loader(args: LoaderFunctionArgs) {
  const { context, request } = args
  const bukkenNo = new URL(request.url).searchParams.get('bukken_no') ?? ''
  const [thanks, about] = await Promise.all([
    readReceipt(args, paths.propertyForm),
    isBukkenNo(bukkenNo) ? context.get(extraContext)(similarTo(bukkenNo, args)) : null,
  ])
  return { thanks, about, now: context.get(renderedAtContext) }
}

/** The listing that was asked about, and others of its city and kind. */
async function similarTo(bukkenNo: string, { context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const options = { signal: request.signal }
  const { room } = await api.chintai.room(bukkenNo, options)
  const { cityCode, bukkenType, tenpoNo } = room
  const query = { cityCode, bukkenType, excludeBukkenNo: bukkenNo, limit: SIMILAR }
  const { rooms } = await api.chintai.rooms({ ...query, fields: 'light' }, options)
  return { bukkenNo, tenpoNo, rooms }
}

type Data = Awaited<ReturnType<typeof loader>>

export const handle = {
  chunks: ['property-thanks'],
  title: 'お問い合わせが完了しました',
  description: 'お問い合わせを受け付けました。受付番号とご返信の目安をご案内します。',
  heading: null,
  breadcrumbs: [
    { label: 'トップ', to: paths.top },
    { label: '物件お問い合わせ', to: paths.propertyForm },
    { label: '完了', to: null },
  ],
  layout: 'chintai-bare',
  robots: 'noindex,follow',
  cache: 'no-store',
} satisfies RouteHandle<Data>

export function Component() {
  const { thanks, about, now } = useLoaderData<typeof loader>()
  const actions = (
    <>
      {about && <ButtonLink to={paths.reservation(about)}>見学・来店を予約する</ButtonLink>}
      <ButtonLink to={paths.search} variant="outline">
        ほかのお部屋を探す
      </ButtonLink>
    </>
  )
  return (
    <>
      <ThanksPage
        site="chintai"
        form="property"
        thanks={thanks}
        heading="お問い合わせが完了しました"
        actions={actions}
      />
      {about && about.rooms.length > 0 && (
        <Section heading="条件の近いお部屋" paper>
          <CardGrid rail>
            {about.rooms.map((room) => (
              <RentalCard key={room.bukkenNo} room={room} to={paths.room(room)} now={now} />
            ))}
          </CardGrid>
        </Section>
      )}
    </>
  )
}
