import { contactHandle } from '@sumai/forms/contact-handle'
import { lateForm } from '@sumai/forms/late-form'
import { paths } from '../../paths.ts'

export const { loader, action, shouldRevalidate, Component } = lateForm(
  () => import('./contact-form.late.ts'),
)

export const handle = contactHandle({
  site: 'chintai',
  heading: 'お問い合わせ',
  description:
    'お部屋探し、賃貸管理、入居中のご相談などのお問い合わせを受け付けています。入力内容を確認してから送信できます。',
  top: paths.top,
})
