import { contactRoute } from '@sumai/forms/contact-route'
import { paths } from '../../paths.ts'

export const { loader, action, shouldRevalidate, handle, Component } = contactRoute({
  site: 'chintai',
  title: 'お問い合わせ',
  description: 'お部屋探し、賃貸管理、入居中のご相談などのお問い合わせを受け付けています。',
  questions: '賃貸のQ&A',
  paths,
})
