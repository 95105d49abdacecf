import { contactContent } from '@sumai/forms/contact-content'
import { paths } from '../../paths.ts'

export const { loader, action, Component } = contactContent({
  site: 'baibai',
  heading: '売買のお問い合わせ',
  questions: '売買のQ&A',
  paths,
})
