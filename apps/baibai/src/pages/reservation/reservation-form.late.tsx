import { reservationContent } from '@sumai/forms/reservation-content'
import { saleTargets } from '@sumai/forms/sale-targets'
import { paths } from '../../paths.ts'

export const { loader, action, Component } = reservationContent({
  site: 'baibai',
  heading: '来店・現地見学予約',
  targetsOf: saleTargets(paths.room),
  paths,
})
