import { formHandle } from '@sumai/forms/form-handle'
import { lateForm } from '@sumai/forms/late-form'
import { crumbs } from '../../paths.ts'

export const { loader, action, shouldRevalidate, Component } = lateForm(
  () => import('./property-form.late.tsx'),
)

export const handle = formHandle({
  site: 'baibai',
  title: '物件お問い合わせ（売買）',
  description:
    '気になる物件の詳しい資料や現地見学のご希望を、最大10件までまとめてお問い合わせいただけます。',
  breadcrumbs: crumbs('物件お問い合わせ'),
  robots: 'noindex,follow',
})
