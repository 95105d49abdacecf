import { lateForm } from '@sumai/forms/late-form'
import type { RouteHandle } from '@sumai/platform'
import { paths } from '../../paths.ts'

export const { loader, action, shouldRevalidate, Component } = lateForm(
  () => import('./property-form.late.tsx'),
)

export const handle = {
  title: '物件お問い合わせ（売買）',
  description:
    '気になる物件の詳しい資料や現地見学のご希望を、最大10件までまとめてお問い合わせいただけます。',
  heading: null,
  breadcrumbs: [
    { label: 'トップ', to: paths.top },
    { label: '物件お問い合わせ', to: null },
  ],
  layout: 'baibai-bare',
  robots: 'noindex,follow',
  cache: 'no-store',
} satisfies RouteHandle
