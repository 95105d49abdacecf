import { contactThanksRoute } from '@sumai/forms/contact-thanks-route'
import { paths } from '../../paths.ts'

export const { loader, handle, Component } = contactThanksRoute({
  site: 'baibai',
  search: '売買物件を探す',
  paths,
})
