import { type LoaderFunctionArgs, type RouteHandle, useLoaderData } from '@sumai/platform'
import { ButtonLink } from '@sumai/ui/button'
import { readReceipt, type Thanks } from '@sumai/ui/receipt'
import { ThanksPage } from '@sumai/ui/thanks'
import { paths } from '../../paths.ts'

export const loader = (args: LoaderFunctionArgs) => readReceipt(args, paths.contact)

export const handle = {
  chunks: ['contact-thanks'],
  title: '送信が完了しました',
  description: 'お問い合わせを受け付けました。受付番号とご返信の目安をご案内します。',
  heading: null,
  breadcrumbs: [
    { label: 'トップ', to: paths.top },
    { label: 'お問い合わせ', to: paths.contact },
    { label: '送信完了', to: null },
  ],
  layout: 'baibai-bare',
  robots: 'noindex,follow',
  cache: 'no-store',
} satisfies RouteHandle<Thanks>

export function Component() {
  const actions = (
    <>
      <ButtonLink to={paths.search}>売買物件を探す</ButtonLink>
      <ButtonLink to={paths.top} variant="outline">
        トップページへ
      </ButtonLink>
    </>
  )
  return (
    <ThanksPage
      site="baibai"
      form="contact"
      thanks={useLoaderData<typeof loader>()}
      heading="送信が完了しました"
      actions={actions}
    />
  )
}
