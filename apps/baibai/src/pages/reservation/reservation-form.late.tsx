import { formAction } from '@sumai/forms/form-action'
import { reservationData } from '@sumai/forms/reservation-data'
import { ReservationPage } from '@sumai/forms/reservation-page'
import { reservationPlan } from '@sumai/forms/reservation-plan'
import { saleTarget } from '@sumai/forms/sale-target'
import { apiContext, type LoaderFunctionArgs } from '@sumai/platform'
import { paths } from '../../paths.ts'

const plan = reservationPlan({
  site: 'baibai',
  path: paths.reservationForm,
  thanks: paths.reservationThanks,
  privacy: paths.privacy,
})

export const loader = (args: LoaderFunctionArgs) =>
  reservationData(args, plan, async (bukkenNo, options) => {
    const api = args.context.get(apiContext)
    const { rooms } = await api.baibai.rooms({ bukkenNo, fields: 'light' }, options)
    return rooms.map((room) => saleTarget(room, paths.room(room)))
  })

export const action = formAction(plan)

export const Component = () => <ReservationPage plan={plan} heading="来店・現地見学予約" />
