import { contactContent } from '@sumai/forms/contact-content'
import { paths } from '../../paths.ts'

export const { loader, action, Component } = contactContent({
  place: {
    site: 'chintai',
    path: paths.contact,
    thanks: paths.contactThanks,
    privacy: paths.privacy,
  },
  heading: 'お問い合わせ',
  questions: { label: '賃貸のQ&A', to: paths.questions },
})
