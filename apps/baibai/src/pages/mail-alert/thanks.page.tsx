import { mailAlertThanksRoute } from '@sumai/forms/mail-alert-thanks-route'
import { paths } from '../../paths.ts'

export const { loader, handle, Component } = mailAlertThanksRoute({
  site: 'baibai',
  search: '売買物件を探す',
  paths,
})
