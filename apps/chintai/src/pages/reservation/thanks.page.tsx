import { reservationThanks } from '@sumai/forms/reservation-thanks'
import { paths } from '../../paths.ts'

export const { loader, handle, Component } = reservationThanks({
  site: 'chintai',
  heading: '来店予約を受け付けました',
  search: '賃貸物件を探す',
  paths,
})
