import { readReceipt } from '@sumai/forms/receipt'
import { ThanksPage } from '@sumai/forms/thanks'
import { thanksHandle } from '@sumai/forms/thanks-route'
import { type LoaderFunctionArgs, type RouteHandle, useLoaderData } from '@sumai/platform'
import { ButtonLink } from '@sumai/ui/button'
import { crumbs, paths } from '../../paths.ts'

export async function loader(args: LoaderFunctionArgs) {
  const mode = new URL(args.request.url).searchParams.get('mode')
  const isLeaving = mode === 'unsubscribe'
  return { thanks: await readReceipt(args, paths.mailMagazine), isLeaving }
}

export const handle = thanksHandle({
  site: 'baibai',
  title: '手続きを受け付けました',
  description: '確認のメールをお送りしました。メールにあるURLを開くと、手続きが完了します。',
  crumbs: crumbs(['メールマガジン', paths.mailMagazine], '完了'),
}) satisfies RouteHandle<Awaited<ReturnType<typeof loader>>>

export function Component() {
  const { thanks, isLeaving } = useLoaderData<typeof loader>()
  return (
    <ThanksPage
      site="baibai"
      form="mail-magazine"
      thanks={thanks}
      heading="手続きを受け付けました"
      text={
        <p>
          確認メールのURLを24時間以内に開いてください。
          {isLeaving ? '解除' : '登録'}の手続きが完了します。
        </p>
      }
      actions={<ButtonLink to={paths.search}>売買物件を探す</ButtonLink>}
    />
  )
}
