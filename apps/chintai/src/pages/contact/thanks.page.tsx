import { contactThanksRoute } from '@sumai/forms/contact-thanks-route'
import { paths } from '../../paths.ts'

export const { loader, handle, Component } = contactThanksRoute({
  site: 'chintai',
  search: '賃貸物件を探す',
  paths,
})
