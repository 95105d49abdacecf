import { SHOP_KIND } from '@sumai/domain/kinds'
import { shopChoices, wordsOf } from '@sumai/forms/choices'
import { formAction } from '@sumai/forms/form-action'
import { useFormContext } from '@sumai/forms/form-context'
import { FormField } from '@sumai/forms/form-field'
import { FormPage } from '@sumai/forms/form-route'
import { openForm, prefilled } from '@sumai/forms/open-form'
import type { PostalAddress } from '@sumai/forms/postal-address'
import { ZipPart } from '@sumai/forms/zip-part'
import { apiContext, extraContext, type LoaderFunctionArgs, useLoaderData } from '@sumai/platform'
import { paths } from '../../paths.ts'
import { AreaPart } from './area-part.tsx'
import { MarketHint } from './market-hint.tsx'
import { plan } from './satei-plan.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const options = { signal: request.signal }
  const [opened, shops] = await Promise.all([
    openForm({ context }),
    context.get(extraContext)(
      context.get(apiContext).shops.list({ cbFlg: SHOP_KIND.baibai }, options),
    ),
  ])
  const given = ['satei_bukken', 'satei_method', 'zip', 'city_code', 'tenpo_no']
  return {
    opened,
    start: prefilled(
      plan.form,
      Object.fromEntries(given.map((name) => [name, searchParams.get(name)])),
    ),
    shops: shopChoices(shops ?? []),
  }
}

export const action = formAction(plan)

type Address = NonNullable<PostalAddress>
type Fill = (name: string, text: string) => void

function inParts({ cityCode, town }: Address, fill: Fill) {
  fill('city_code', cityCode)
  fill('address', town)
}

/** Land needs no more than its area, so the price guide follows here. */
function TochiPart() {
  const { current } = useFormContext()
  return (
    <>
      <AreaPart name="tochi_men" />
      {current.satei_bukken === 'tochi' && <MarketHint />}
    </>
  )
}

function BuiltPart() {
  const { current } = useFormContext()
  return (
    <>
      <FormField name="chiku_ym" />
      {current.satei_bukken !== 'tochi' && <MarketHint />}
    </>
  )
}

const PARTS = {
  zip: () => <ZipPart path={paths.postalCode} onAddress={inParts} />,
  tochi_men: TochiPart,
  tatemono_men: () => <AreaPart name="tatemono_men" />,
  chiku_ym: BuiltPart,
}

export function Component() {
  const { opened, start, shops } = useLoaderData<typeof loader>()
  return (
    <FormPage
      {...{ plan, opened, start }}
      heading="無料売却査定"
      lead="4つのステップで3分ほどです。費用はかかりません。ご連絡先は最後にうかがいます。"
      parts={PARTS}
      choices={{ tenpo_no: shops }}
      views={{
        zip: { hint: '入力すると、市区町村と町名が入ります。' },
        address: { placeholder: '例：東町1-2-3' },
        mansion_name: { hint: 'マンションの場合は必ずご入力ください。' },
        chiku_ym: { hint: 'わかる範囲で結構です。例：2008年3月' },
        loan_zandaka: { hint: 'およその額で結構です。' },
        body: { placeholder: '例：来年の春までに住み替えたい。' },
      }}
      words={{ tenpo_no: wordsOf(shops) }}
    />
  )
}
