import { apiContext, type LoaderFunctionArgs, type RouteHandle } from '@sumai/platform'
import { formAction } from '@sumai/ui/form-action'
import { keepWhileFilling } from '@sumai/ui/open-form'
import { PropertyPage, propertyData } from '@sumai/ui/property-page'
import { rentalTarget } from '@sumai/ui/rental-target'
import { paths } from '../../paths.ts'
import { plan } from './property-plan.ts'

export const loader = (args: LoaderFunctionArgs) =>
  propertyData(args, plan, async (bukkenNo, options) => {
    const api = args.context.get(apiContext)
    const { rooms } = await api.chintai.rooms({ bukkenNo, fields: 'light' }, options)
    return rooms.map((room) => rentalTarget(room, paths.room(room)))
  })

export const action = formAction(plan)
export const shouldRevalidate = keepWhileFilling

export const handle = {
  chunks: ['property'],
  lateChunks: ['form'],
  title: '物件お問い合わせ',
  description:
    '気になるお部屋の空き状況や初期費用、見学のご希望を、最大10件までまとめてお問い合わせいただけます。',
  heading: null,
  breadcrumbs: [
    { label: 'トップ', to: paths.top },
    { label: '物件お問い合わせ', to: null },
  ],
  layout: 'chintai-bare',
  robots: 'noindex,follow',
  cache: 'no-store',
} satisfies RouteHandle<Awaited<ReturnType<typeof loader>>>

export const Component = () => (
  <PropertyPage
    plan={plan}
    heading="物件お問い合わせ"
    search={paths.search}
    favourites={paths.favourites}
  />
)
