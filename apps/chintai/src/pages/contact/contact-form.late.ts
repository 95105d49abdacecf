import { contactContent } from '@sumai/forms/contact-content'
import { paths } from '../../paths.ts'

export const { loader, action, Component } = contactContent({
  site: 'chintai',
  heading: 'お問い合わせ',
  questions: '賃貸のQ&A',
  paths,
})
