import { lateForm } from '@sumai/forms/late-form'
import type { RouteHandle } from '@sumai/platform'
import { paths } from '../../paths.ts'

export const { loader, action, shouldRevalidate, Component } = lateForm(
  () => import('./property-form.late.tsx'),
)

export const handle = {
  title: '物件お問い合わせ',
  description:
    '気になるお部屋の空き状況や初期費用、見学のご希望を、最大10件までまとめてお問い合わせいただけます。',
  heading: null,
  breadcrumbs: [
    { label: 'トップ', to: paths.top },
    { label: '物件お問い合わせ', to: null },
  ],
  layout: 'chintai-bare',
  robots: 'noindex,follow',
  cache: 'no-store',
} satisfies RouteHandle
