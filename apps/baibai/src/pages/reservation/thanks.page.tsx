import { ReservationThanks, reservationReceipt } from '@sumai/forms/reservation-thanks'
import { thanksHandle } from '@sumai/forms/thanks-route'
import type { LoaderFunctionArgs, RouteHandle } from '@sumai/platform'
import { paths } from '../../paths.ts'

export const loader = (args: LoaderFunctionArgs) => reservationReceipt(args, paths.reservationForm)

export const handle = thanksHandle({
  site: 'baibai',
  title: '予約を受け付けました',
  description: 'ご予約を受け付けました。日時と場所、受付番号をご案内します。',
  crumbs: [
    { label: 'トップ', to: paths.top },
    { label: '来店予約', to: paths.reservationForm },
    { label: '完了', to: null },
  ],
}) satisfies RouteHandle<Awaited<ReturnType<typeof loader>>>

export const Component = () => (
  <ReservationThanks
    site="baibai"
    heading="予約を受け付けました"
    search={{ label: '売買物件を探す', to: paths.search }}
  />
)
