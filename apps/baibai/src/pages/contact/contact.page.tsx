import { lateForm } from '@sumai/forms/late-form'
import { crumbs } from '../../paths.ts'

export const { loader, action, shouldRevalidate, handle, Component } = lateForm(
  () => import('./contact-form.late.ts'),
  {
    site: 'baibai',
    title: '売買のお問い合わせ',
    breadcrumbs: crumbs('お問い合わせ'),
    description:
      '購入、売却、投資、買取などのご相談を受け付けています。入力内容を確認してから送信できます。',
  },
)
