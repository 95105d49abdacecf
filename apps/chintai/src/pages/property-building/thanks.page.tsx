import { type LoaderFunctionArgs, type RouteHandle, useLoaderData } from '@sumai/platform'
import { ButtonLink } from '@sumai/ui/button'
import { readReceipt, type Thanks } from '@sumai/ui/receipt'
import { ThanksPage } from '@sumai/ui/thanks'
import { paths } from '../../paths.ts'

export const loader = (args: LoaderFunctionArgs) => readReceipt(args, paths.buildings)

export const handle = {
  chunks: ['property-building-thanks'],
  title: 'お問い合わせが完了しました',
  description: 'お問い合わせを受け付けました。受付番号とご返信の目安をご案内します。',
  heading: null,
  breadcrumbs: [
    { label: 'トップ', to: paths.top },
    { label: '建物お問い合わせ', to: paths.buildings },
    { label: '完了', to: null },
  ],
  layout: 'chintai-bare',
  robots: 'noindex,follow',
  cache: 'no-store',
} satisfies RouteHandle<Thanks>

export function Component() {
  const actions = (
    <>
      <ButtonLink to={paths.search}>賃貸物件を探す</ButtonLink>
      <ButtonLink to={paths.top} variant="outline">
        トップページへ
      </ButtonLink>
    </>
  )
  return (
    <ThanksPage
      site="chintai"
      form="property-building"
      thanks={useLoaderData<typeof loader>()}
      heading="お問い合わせが完了しました"
      actions={actions}
    />
  )
}
