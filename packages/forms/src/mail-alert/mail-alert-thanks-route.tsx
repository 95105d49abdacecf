import {
  crumbsFrom,
  type LoaderFunctionArgs,
  type RouteHandle,
  type SiteType,
  useLoaderData,
} from '@sumai/platform'
import { ButtonLink } from '@sumai/ui/button'
import { readReceipt } from '../form-page/receipt.ts'
import { ThanksPage } from '../form-page/thanks.tsx'
import { thanksHandle } from '../form-page/thanks-route.tsx'

type Options = {
  site: SiteType
  /** The label of the link to the search. */
  search: string
  paths: { top: string; mailAlert: string; search: string }
}

/** The page behind 新着メール: what has to be done in the mailbox. */
export function mailAlertThanksRoute({ site, search, paths }: Options) {
  const loader = async (args: LoaderFunctionArgs) => readReceipt(args, paths.mailAlert)

  const handle = thanksHandle({
    site,
    title: '確認のメールをお送りしました',
    description: 'メールにあるURLを開くと、新着メールの登録が完了します。',
    crumbs: crumbsFrom(paths.top)(['新着メール', paths.mailAlert], '完了'),
  }) satisfies RouteHandle<Awaited<ReturnType<typeof loader>>>

  const Component = () => (
    <ThanksPage
      site={site}
      form="mail-alert"
      thanks={useLoaderData<typeof loader>()}
      heading="確認のメールをお送りしました"
      text={<p>メールにあるURLを24時間以内に開いてください。新着メールの登録が完了します。</p>}
      mail="ご入力のメールアドレスに、確認のメールをお送りしました。"
      actions={<ButtonLink to={paths.search}>{search}</ButtonLink>}
    />
  )

  return { loader, handle, Component }
}
