import { reservationPage } from '@sumai/forms/reservation-page'
import { paths } from '../../paths.ts'

export const { loader, action, shouldRevalidate, handle, Component } = reservationPage({
  site: 'baibai',
  title: '来店・現地見学予約',
  description: '空いている時間を確かめながら、売買のご相談や物件の現地見学を予約できます。',
  targets: async () =>
    (await import(/* webpackChunkName: "form-targets" */ '@sumai/forms/sale-targets')).saleTargets(
      paths.room,
    ),
  paths,
})
