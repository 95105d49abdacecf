import { lateForm } from '@sumai/forms/late-form'
import { crumbs } from '../../paths.ts'

export const { loader, action, shouldRevalidate, handle, Component } = lateForm(
  () => import('./property-form.late.tsx'),
  {
    site: 'chintai',
    title: '物件お問い合わせ',
    breadcrumbs: crumbs('物件お問い合わせ'),
    description:
      '気になるお部屋の空き状況や初期費用、見学のご希望を、最大10件までまとめてお問い合わせいただけます。',
    robots: 'noindex,follow',
  },
)
