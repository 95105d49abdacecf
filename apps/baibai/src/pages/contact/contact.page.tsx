import { contactRoute } from '@sumai/forms/contact-route'
import { paths } from '../../paths.ts'

export const { loader, action, shouldRevalidate, handle, Component } = contactRoute({
  site: 'baibai',
  title: '売買のお問い合わせ',
  description:
    '購入、売却、投資、買取などのご相談を受け付けています。入力内容を確認してから送信できます。',
  questions: '売買のQ&A',
  paths,
})
