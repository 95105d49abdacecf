import { lateForm } from '@sumai/forms/late-form'
import { crumbs } from '../../paths.ts'

export const { loader, action, shouldRevalidate, handle, Component } = lateForm(
  () => import('./property-form.late.tsx'),
  {
    site: 'baibai',
    title: '物件お問い合わせ（売買）',
    breadcrumbs: crumbs('物件お問い合わせ'),
    description:
      '気になる物件の詳しい資料や現地見学のご希望を、最大10件までまとめてお問い合わせいただけます。',
    robots: 'noindex,follow',
  },
)
