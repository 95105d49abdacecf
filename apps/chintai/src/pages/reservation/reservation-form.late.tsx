import { rentalTargets } from '@sumai/forms/rental-targets'
import { reservationContent } from '@sumai/forms/reservation-content'
import { paths } from '../../paths.ts'

export const { loader, action, Component } = reservationContent({
  site: 'chintai',
  heading: '来店予約',
  targetsOf: rentalTargets(paths.room),
  paths,
})
