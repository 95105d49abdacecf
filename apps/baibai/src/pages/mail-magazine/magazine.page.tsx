import { keepWhileFilling, lateForm } from '@sumai/forms/late-form'
import type { RouteHandle, ShouldRevalidateFunctionArgs } from '@sumai/platform'
import { paths } from '../../paths.ts'

export const { loader, action, Component } = lateForm(() => import('./magazine-form.late.tsx'))

/** The link of a mail leads to this page again, to say that it is done. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) =>
  args.currentUrl.search !== args.nextUrl.search || keepWhileFilling(args)

export const handle = {
  title: 'メールマガジン登録・解除',
  description:
    'ご希望の条件に合う新着の売買物件を、メールでお知らせします。登録も解除もこのページからできます。',
  heading: null,
  breadcrumbs: [
    { label: 'トップ', to: paths.top },
    { label: 'メールマガジン', to: null },
  ],
  layout: 'baibai-bare',
  cache: 'no-store',
} satisfies RouteHandle
