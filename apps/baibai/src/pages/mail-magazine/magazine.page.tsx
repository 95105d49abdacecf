import { formRoute, keepWhileFilling } from '@sumai/forms/form-route'
import type { ShouldRevalidateFunctionArgs } from '@sumai/platform'
import { crumbs } from '../../paths.ts'

export const { loader, action, handle, Component } = formRoute(
  () => import('./magazine-form.late.tsx'),
  {
    site: 'baibai',
    title: 'メールマガジン登録・解除',
    breadcrumbs: crumbs('メールマガジン'),
    description:
      'ご希望の条件に合う新着の売買物件を、メールでお知らせします。登録も解除もこのページからできます。',
  },
)

/** The link of a mail leads to this page again, to say that it is done. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) =>
  args.currentUrl.search !== args.nextUrl.search || keepWhileFilling(args)
