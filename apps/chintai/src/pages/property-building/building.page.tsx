import { formRoute } from '@sumai/forms/form-route'
import { crumbs } from '../../paths.ts'

export const { loader, action, shouldRevalidate, handle, Component } = formRoute(
  () => import('./building-form.late.tsx'),
  {
    site: 'chintai',
    title: '建物のお問い合わせ',
    breadcrumbs: crumbs('建物のお問い合わせ'),
    description: '建物の空室状況や、空室が出たときのご連絡のご希望をお問い合わせいただけます。',
    robots: 'noindex,follow',
  },
)
