import { lateForm } from '@sumai/forms/late-form'
import type { RouteHandle } from '@sumai/platform'
import { paths } from '../../paths.ts'

export const { loader, action, shouldRevalidate, Component } = lateForm(
  () => import('./reservation-form.late.tsx'),
)

export const handle = {
  title: '来店予約',
  description:
    '空いている時間を確かめながら、店舗への来店やオンライン相談、現地での待ち合わせを予約できます。',
  heading: null,
  breadcrumbs: [
    { label: 'トップ', to: paths.top },
    { label: '来店予約', to: null },
  ],
  layout: 'chintai-bare',
  cache: 'no-store',
} satisfies RouteHandle
