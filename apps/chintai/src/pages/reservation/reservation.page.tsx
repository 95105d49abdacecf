import { reservationRoute } from '@sumai/forms/reservation-route'
import { paths } from '../../paths.ts'

export const { loader, action, shouldRevalidate, handle, Component } = reservationRoute({
  site: 'chintai',
  title: '来店予約',
  description:
    '空いている時間を確かめながら、店舗への来店やオンライン相談、現地での待ち合わせを予約できます。',
  targets: () => import(/* webpackChunkName: "home-forms" */ '@sumai/forms/rental-targets'),
  paths,
})
