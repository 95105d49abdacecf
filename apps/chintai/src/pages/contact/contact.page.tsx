import { contactRoute } from '@sumai/ui/contact-route'
import { paths } from '../../paths.ts'

export const { loader, action, shouldRevalidate, handle, Component } = contactRoute({
  place: {
    site: 'chintai',
    path: paths.contact,
    thanks: paths.contactThanks,
    privacy: paths.privacy,
  },
  heading: 'お問い合わせ',
  description:
    'お部屋探し、賃貸管理、入居中のご相談などのお問い合わせを受け付けています。入力内容を確認してから送信できます。',
  top: paths.top,
  questions: { label: '賃貸のQ&A', to: paths.questions },
})
