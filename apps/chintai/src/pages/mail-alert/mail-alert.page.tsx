import { mailAlertRoute } from '@sumai/forms/mail-alert-route'
import { paths } from '../../paths.ts'

export const { loader, action, shouldRevalidate, handle, Component } = mailAlertRoute({
  site: 'chintai',
  paths,
})
