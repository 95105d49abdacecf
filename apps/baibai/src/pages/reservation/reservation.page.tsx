import { lateForm } from '@sumai/forms/late-form'
import { crumbs } from '../../paths.ts'

export const { loader, action, shouldRevalidate, handle, Component } = lateForm(
  () => import('./reservation-form.late.tsx'),
  {
    site: 'baibai',
    title: '来店・現地見学予約',
    breadcrumbs: crumbs('来店予約'),
    description: '空いている時間を確かめながら、売買のご相談や物件の現地見学を予約できます。',
  },
)
