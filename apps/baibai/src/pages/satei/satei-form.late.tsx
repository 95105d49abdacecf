import { SHOP_KIND } from '@sumai/domain/kinds'
import { shopChoices, wordsOf } from '@sumai/forms/choices'
import { formAction } from '@sumai/forms/form-action'
import { useFormContext } from '@sumai/forms/form-context'
import { FormField } from '@sumai/forms/form-field'
import { FormPage } from '@sumai/forms/form-route'
import { openForm, prefilled } from '@sumai/forms/open-form'
import type { PostalAddress } from '@sumai/forms/postal-address'
import { ZipPart } from '@sumai/forms/zip-part'
import { type LoaderFunctionArgs, servicesOf, useLoaderData } from '@sumai/platform'
import { SateiSample } from '../../components/satei-sample/satei-sample.tsx'
import { dealFigures, readDeals } from '../../components/sold/deals.ts'
import { DealsLine } from '../../components/sold/deals-line.tsx'
import { paths } from '../../paths.ts'
import { AreaPart } from './area-part.tsx'
import { CardsPart } from './cards-part.tsx'
import { MarketHint } from './market-hint.tsx'
import { plan } from './satei-plan.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const options = { signal: request.signal }
  const { api, extra } = servicesOf(context)
  const [opened, shops, deals] = await Promise.all([
    openForm({ context }),
    extra(api.shops.list({ cbFlg: SHOP_KIND.baibai }, options)),
    extra(readDeals(api, options)),
  ])
  const given = ['satei_bukken', 'satei_method', 'zip', 'city_code', 'tenpo_no']
  return {
    opened,
    start: prefilled(plan, Object.fromEntries(given.map((name) => [name, searchParams.get(name)]))),
    shops: shopChoices(shops ?? []),
    deals: deals && dealFigures(deals),
  }
}

export const action = formAction(plan)

const KINDS = {
  mansion: '区分所有の一室',
  kodate: '土地と建物を一緒に',
  tochi: '更地、古家つきの土地',
  ittou: '賃貸中の建物をまるごと',
  other: '店舗・事務所・倉庫など',
}
const METHODS = {
  visit: '現地を拝見し、根拠を書面でお答えします',
  desk: '住所と広さから、近隣の成約事例をもとにお答えします',
  kaitori: '当社が買い取る金額をお答えします',
}

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

/** A flat has a name; a whole building may have none. */
function NamePart() {
  const { current } = useFormContext()
  return <FormField name="mansion_name" required={current.satei_bukken === 'mansion'} />
}

const PARTS = {
  satei_bukken: () => <CardsPart name="satei_bukken" notes={KINDS} />,
  satei_method: () => <CardsPart name="satei_method" notes={METHODS} />,
  mansion_name: NamePart,
  zip: () => <ZipPart path={paths.postalCode} onAddress={inParts} />,
  tochi_men: TochiPart,
  tatemono_men: () => <AreaPart name="tatemono_men" />,
  chiku_ym: BuiltPart,
}

export function Component() {
  const { opened, start, shops, deals } = useLoaderData<typeof loader>()
  return (
    <FormPage
      {...{ plan, opened, start }}
      heading="無料売却査定"
      lead="入力は3分ほどで終わります。費用はかかりません。ご連絡先は最後にうかがいます。"
      above={deals && deals.count > 0 && <DealsLine figures={deals} />}
      beside={<SateiSample />}
      parts={PARTS}
      choices={{ tenpo_no: shops }}
      views={{
        zip: { hint: '入力すると、市区町村と町名が入ります。' },
        address: { placeholder: '例：東町1-2-3' },
        chiku_ym: { hint: '年だけでも結構です。', placeholder: '例：2008年、平成20年3月' },
        loan_zandaka: { hint: 'およその額で結構です。' },
        body: { placeholder: '例：来年の春までに住み替えたい。' },
      }}
      words={{ tenpo_no: wordsOf(shops) }}
    />
  )
}
