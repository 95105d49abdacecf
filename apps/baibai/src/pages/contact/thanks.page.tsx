import { contactThanks } from '@sumai/forms/contact-thanks'
import { paths } from '../../paths.ts'

export const { loader, handle, Component } = contactThanks({
  site: 'baibai',
  search: '売買物件を探す',
  paths,
})
