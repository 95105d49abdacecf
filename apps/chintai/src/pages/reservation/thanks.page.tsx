import { reservationThanksRoute } from '@sumai/forms/reservation-thanks-route'
import { paths } from '../../paths.ts'

export const { loader, handle, Component } = reservationThanksRoute({
  site: 'chintai',
  heading: '来店予約を受け付けました',
  search: '賃貸物件を探す',
  paths,
})
