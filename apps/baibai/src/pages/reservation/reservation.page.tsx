import { reservationRoute } from '@sumai/forms/reservation-route'
import { paths } from '../../paths.ts'

export const { loader, action, shouldRevalidate, handle, Component } = reservationRoute({
  site: 'baibai',
  title: '来店・現地見学予約',
  description: '空いている時間を確かめながら、売買のご相談や物件の現地見学を予約できます。',
  targets: () => import(/* webpackChunkName: "home-forms" */ '@sumai/forms/sale-targets'),
  paths,
})
