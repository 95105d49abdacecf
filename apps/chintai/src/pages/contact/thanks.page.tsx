import { contactThanks } from '@sumai/forms/contact-thanks'
import { paths } from '../../paths.ts'

export const { loader, handle, Component } = contactThanks({
  site: 'chintai',
  search: '賃貸物件を探す',
  paths,
})
