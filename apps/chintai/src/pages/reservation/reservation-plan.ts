import { reservationPlan } from '@sumai/forms/reservation-plan'
import { paths } from '../../paths.ts'

export const plan = reservationPlan({
  site: 'chintai',
  path: paths.reservationForm,
  thanks: paths.reservationThanks,
  privacy: paths.privacy,
})
