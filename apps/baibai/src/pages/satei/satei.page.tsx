import { lateForm } from '@sumai/forms/late-form'
import type { RouteHandle } from '@sumai/platform'
import { paths } from '../../paths.ts'

export const { loader, action, shouldRevalidate, Component } = lateForm(
  () => import('./satei-form.late.tsx'),
)

export const handle = {
  title: '無料売却査定',
  description:
    'マンション・一戸建て・土地の売却査定を無料で承ります。ご連絡先をうかがう前に、近くの売り出し価格から目安をご確認いただけます。',
  heading: null,
  breadcrumbs: [
    { label: 'トップ', to: paths.top },
    { label: '売却', to: paths.sell },
    { label: '無料査定', to: null },
  ],
  layout: 'baibai-bare',
  cache: 'no-store',
} satisfies RouteHandle
