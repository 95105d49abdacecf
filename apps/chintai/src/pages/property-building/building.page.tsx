import { lateForm } from '@sumai/forms/late-form'
import type { RouteHandle } from '@sumai/platform'
import { paths } from '../../paths.ts'

export const { loader, action, shouldRevalidate, Component } = lateForm(
  () => import('./building-form.late.tsx'),
)

export const handle = {
  title: '建物お問い合わせ',
  description: '建物の空室状況や、空室が出たときのご連絡のご希望をお問い合わせいただけます。',
  heading: null,
  breadcrumbs: [
    { label: 'トップ', to: paths.top },
    { label: '建物お問い合わせ', to: null },
  ],
  layout: 'chintai-bare',
  robots: 'noindex,follow',
  cache: 'no-store',
} satisfies RouteHandle
