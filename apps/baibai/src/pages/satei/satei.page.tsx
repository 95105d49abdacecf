import { formRoute } from '@sumai/forms/form-route'
import { crumbs, paths } from '../../paths.ts'

export const { loader, action, shouldRevalidate, handle, Component } = formRoute(
  () => import('./satei-form.late.tsx'),
  {
    site: 'baibai',
    title: '無料売却査定',
    breadcrumbs: crumbs(['売却', paths.sell], '無料査定'),
    description:
      'マンション・一戸建て・土地の売却査定を無料で承ります。ご連絡先をうかがう前に、近くの売り出し価格から目安をご確認いただけます。',
  },
)
