import { contactRoute } from '@sumai/ui/contact-route'
import { paths } from '../../paths.ts'

export const { loader, action, shouldRevalidate, handle, Component } = contactRoute({
  place: {
    site: 'baibai',
    path: paths.contact,
    thanks: paths.contactThanks,
    privacy: paths.privacy,
  },
  heading: '売買のお問い合わせ',
  description:
    '購入、売却、投資、買取などのご相談を受け付けています。入力内容を確認してから送信できます。',
  top: paths.top,
  questions: { label: '売買のQ&A', to: paths.questions },
})
