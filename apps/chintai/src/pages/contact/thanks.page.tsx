import { BRAND } from '@sumai/domain/brand'
import { formatDateWithWeekday, formatTime } from '@sumai/domain/dates'
import {
  apiContext,
  extraContext,
  type LoaderFunctionArgs,
  type RouteHandle,
  receiptContext,
  redirect,
  useLoaderData,
} from '@sumai/platform'
import { ButtonLink } from '@sumai/ui/button'
import { Callout } from '@sumai/ui/callout'
import { Container } from '@sumai/ui/container'
import { Leaf } from '@sumai/ui/leaf'
import { Stepper } from '@sumai/ui/stepper'
import { paths } from '../../paths.ts'
import css from './thanks.module.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('receipt')
  const receipt = await context.get(receiptContext)(token)
  if (!receipt) throw redirect(paths.contact)
  const { receiptNo, tenpoNo, replyEstimate } = receipt
  const options = { signal: request.signal }
  const extra = context.get(extraContext)
  const shop = tenpoNo ? await extra(context.get(apiContext).shops.get(tenpoNo, options)) : null
  return {
    receiptNo,
    replyEstimate,
    shop: shop && { name: shop.shop.tenpoName, tel: shop.shop.freeDial ?? shop.shop.tel },
  }
}

type Data = Awaited<ReturnType<typeof loader>>

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
  layout: 'chintai-bare',
  robots: 'noindex,follow',
  cache: 'no-store',
} satisfies RouteHandle<Data>

export function Component() {
  const { receiptNo, replyEstimate, shop } = useLoaderData<typeof loader>()
  const who = shop ?? { name: BRAND.name, tel: BRAND.tel }
  return (
    <Container narrow>
      <div className={css.page}>
        <Stepper current={2} />
        <div className={css.done}>
          <span className={css.leaf}>
            <Leaf />
          </span>
          <h1>送信が完了しました</h1>
          <p className={css.text}>
            お問い合わせをありがとうございます。{who.name}の担当者から
            {replyEstimate
              ? `、${formatDateWithWeekday(replyEstimate)} ${formatTime(replyEstimate)}ごろまでにご連絡します。`
              : 'ご連絡します。'}
          </p>
          <p className={css.receipt}>
            受付番号 <b className={css.number}>{receiptNo}</b>
          </p>
          <Callout tone="info">
            <p className={css.note}>
              確認のメールをお送りしています。1時間たっても届かないときは、迷惑メールのフォルダをご確認いただくか、
              {who.name}（<a href={`tel:${who.tel.replaceAll('-', '')}`}>{who.tel}</a>
              ）にお電話ください。
            </p>
          </Callout>
          <div className={css.actions}>
            <ButtonLink to={paths.search}>賃貸物件を探す</ButtonLink>
            <ButtonLink to={paths.top} variant="outline">
              トップページへ
            </ButtonLink>
          </div>
        </div>
      </div>
    </Container>
  )
}
