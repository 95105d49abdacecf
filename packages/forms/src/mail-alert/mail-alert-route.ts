import { crumbsFrom, type ShouldRevalidateFunctionArgs } from '@sumai/platform'
import { formRoute, keepWhileFilling } from '../form-page/form-route.ts'
import type { MailAlertOptions } from './mail-alert-content.late.tsx'

type Options = MailAlertOptions & { paths: { top: string } }

/** 新着メール of a site. */
export function mailAlertRoute({ site, paths }: Options) {
  const load = async () => {
    const { mailAlertContent } = await import(
      /* webpackChunkName: "mail-alert" */ './mail-alert-content.late.tsx'
    )
    return mailAlertContent({ site, paths })
  }
  return {
    ...formRoute(load, {
      site,
      title: '新着メールの登録',
      breadcrumbs: crumbsFrom(paths.top)('新着メール'),
      description: '検索の条件に合う新着物件と値下げを、メールでお知らせします。',
      robots: 'noindex,follow',
    }),
    shouldRevalidate,
  }
}

/** The links of a mail and changed settings lead to the same page again, to say that it is done. */
const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) =>
  args.currentUrl.search !== args.nextUrl.search ||
  args.nextUrl.searchParams.has('manage') ||
  keepWhileFilling(args)
