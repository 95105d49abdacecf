import { reservationThanksRoute } from '@sumai/forms/reservation-thanks-route'
import { paths } from '../../paths.ts'

export const { loader, handle, Component } = reservationThanksRoute({
  site: 'baibai',
  heading: '予約を受け付けました',
  search: '売買物件を探す',
  paths,
})
