import { apiContext, type LoaderFunctionArgs, type RouteHandle } from '@sumai/platform'
import { formAction } from '@sumai/ui/form-action'
import { keepWhileFilling } from '@sumai/ui/open-form'
import { reservationData } from '@sumai/ui/reservation-data'
import { ReservationPage } from '@sumai/ui/reservation-page'
import { saleTarget } from '@sumai/ui/sale-target'
import { paths } from '../../paths.ts'
import { plan } from './reservation-plan.ts'

export const loader = (args: LoaderFunctionArgs) =>
  reservationData(args, plan, async (bukkenNo, options) => {
    const api = args.context.get(apiContext)
    const { rooms } = await api.baibai.rooms({ bukkenNo, fields: 'light' }, options)
    return rooms.map((room) => saleTarget(room, paths.room(room)))
  })

export const action = formAction(plan)
export const shouldRevalidate = keepWhileFilling

export const handle = {
  chunks: ['reservation'],
  lateChunks: ['form'],
  title: '来店・現地見学予約',
  description: '空いている時間を確かめながら、売買のご相談や物件の現地見学を予約できます。',
  heading: null,
  breadcrumbs: [
    { label: 'トップ', to: paths.top },
    { label: '来店予約', to: null },
  ],
  layout: 'baibai-bare',
  cache: 'no-store',
} satisfies RouteHandle<Awaited<ReturnType<typeof loader>>>

export const Component = () => <ReservationPage plan={plan} heading="来店・現地見学予約" />
