import { reservationThanks } from '@sumai/forms/reservation-thanks'
import { paths } from '../../paths.ts'

export const { loader, handle, Component } = reservationThanks({
  site: 'baibai',
  heading: '予約を受け付けました',
  search: '売買物件を探す',
  paths,
})
