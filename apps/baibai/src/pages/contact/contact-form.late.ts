import { contactContent } from '@sumai/forms/contact-content'
import { paths } from '../../paths.ts'

export const { loader, action, Component } = contactContent({
  place: {
    site: 'baibai',
    path: paths.contact,
    thanks: paths.contactThanks,
    privacy: paths.privacy,
  },
  heading: '売買のお問い合わせ',
  questions: { label: '売買のQ&A', to: paths.questions },
})
