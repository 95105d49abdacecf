import { apiContext, type LoaderFunctionArgs } from '@sumai/platform'
import { formAction } from '@sumai/ui/form-action'
import { rentalTarget } from '@sumai/ui/rental-target'
import { reservationData } from '@sumai/ui/reservation-data'
import { ReservationPage } from '@sumai/ui/reservation-page'
import { paths } from '../../paths.ts'
import { plan } from './reservation-plan.ts'

export const loader = (args: LoaderFunctionArgs) =>
  reservationData(args, plan, async (bukkenNo, options) => {
    const api = args.context.get(apiContext)
    const { rooms } = await api.chintai.rooms({ bukkenNo, fields: 'light' }, options)
    return rooms.map((room) => rentalTarget(room, paths.room(room)))
  })

export const action = formAction(plan)

export const Component = () => <ReservationPage plan={plan} heading="来店予約" />
