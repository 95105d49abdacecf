import { SHOP_KIND } from '@sumai/domain/constants'
import {
  apiContext,
  extraContext,
  Link,
  type LoaderFunctionArgs,
  type RouteHandle,
  useLoaderData,
} from '@sumai/platform'
import { formAction } from '@sumai/ui/form-action'
import { FormPage } from '@sumai/ui/form-page'
import { wordsOf } from '@sumai/ui/form-words'
import { keepWhileFilling, openForm, prefilled } from '@sumai/ui/open-form'
import { shopChoices } from '@sumai/ui/shop-choices'
import { paths } from '../../paths.ts'
import { plan } from './contact-plan.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const options = { signal: request.signal }
  const [opened, shops] = await Promise.all([
    openForm({ context }),
    context.get(extraContext)(
      context.get(apiContext).shops.list({ cbFlg: SHOP_KIND.baibai }, options),
    ),
  ])
  return {
    opened,
    start: prefilled(plan.form, { category: searchParams.get('category') }),
    shops: shopChoices(shops ?? []),
  }
}

export const action = formAction(plan)
export const shouldRevalidate = keepWhileFilling

type Data = Awaited<ReturnType<typeof loader>>

export const handle = {
  chunks: ['contact'],
  lateChunks: ['form'],
  title: '売買のお問い合わせ',
  description:
    '購入、売却、投資、買取などのご相談を受け付けています。入力内容を確認してから送信できます。',
  heading: null,
  breadcrumbs: [
    { label: 'トップ', to: paths.top },
    { label: 'お問い合わせ', to: null },
  ],
  layout: 'baibai-bare',
  cache: 'no-store',
} satisfies RouteHandle<Data>

export function Component() {
  const { opened, start, shops } = useLoaderData<typeof loader>()
  return (
    <FormPage
      {...{ plan, opened, start }}
      heading="売買のお問い合わせ"
      lead={
        <>
          入力は2分ほどで終わります。よくあるご質問は
          <Link to={paths.questions}>売買のQ&A</Link>でもお答えしています。
        </>
      }
      choices={{ tenpo_no: shops }}
      words={{ tenpo_no: wordsOf(shops) }}
    />
  )
}
