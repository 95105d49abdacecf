import { lateForm } from '@sumai/forms/late-form'
import { crumbs } from '../../paths.ts'

export const { loader, action, shouldRevalidate, handle, Component } = lateForm(
  () => import('./reservation-form.late.tsx'),
  {
    site: 'chintai',
    title: '来店予約',
    breadcrumbs: crumbs('来店予約'),
    description:
      '空いている時間を確かめながら、店舗への来店やオンライン相談、現地での待ち合わせを予約できます。',
  },
)
