import { PrivacyPolicy } from '@sumai/content/privacy-policy'
import type { RouteHandle } from '@sumai/platform'
import { crumbs } from '../../paths.ts'

export const handle = {
  title: '個人情報保護方針',
  description: 'お預かりした個人情報の利用目的、安全管理、開示などについての方針です。',
  head: 'own',
  breadcrumbs: crumbs('個人情報保護方針'),
} satisfies RouteHandle

export const Component = PrivacyPolicy
