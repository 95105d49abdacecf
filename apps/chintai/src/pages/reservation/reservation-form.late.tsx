import { formAction } from '@sumai/forms/form-action'
import { rentalTarget } from '@sumai/forms/rental-target'
import { reservationData } from '@sumai/forms/reservation-data'
import { ReservationPage } from '@sumai/forms/reservation-page'
import { reservationPlan } from '@sumai/forms/reservation-plan'
import { apiContext, type LoaderFunctionArgs } from '@sumai/platform'
import { paths } from '../../paths.ts'

const plan = reservationPlan({
  site: 'chintai',
  path: paths.reservationForm,
  thanks: paths.reservationThanks,
  privacy: paths.privacy,
})

export const loader = (args: LoaderFunctionArgs) =>
  reservationData(args, plan, async (bukkenNo, options) => {
    const api = args.context.get(apiContext)
    const { rooms } = await api.chintai.rooms({ bukkenNo, fields: 'light' }, options)
    return rooms.map((room) => rentalTarget(room, paths.room(room)))
  })

export const action = formAction(plan)

export const Component = () => <ReservationPage plan={plan} heading="来店予約" />
