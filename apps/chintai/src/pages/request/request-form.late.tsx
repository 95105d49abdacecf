import { SCHOOL_KIND, SHOP_KIND } from '@sumai/domain/kinds'
import { ChipsField } from '@sumai/forms/chips-field'
import { shopChoices, wordsOf } from '@sumai/forms/choices'
import { cityGroups } from '@sumai/forms/city-groups'
import { formAction } from '@sumai/forms/form-action'
import { partOfAnother } from '@sumai/forms/form-context'
import { FormField } from '@sumai/forms/form-field'
import { FormPage } from '@sumai/forms/form-route'
import { openForm, prefilled } from '@sumai/forms/open-form'
import { apiContext, extraContext, type LoaderFunctionArgs, useLoaderData } from '@sumai/platform'
import { prefilledBy } from './conditions.ts'
import { PlacePart } from './place-part.tsx'
import css from './rent-part.module.css'
import { plan } from './request-plan.ts'
import { SetsubiPart } from './setsubi-part.tsx'

const RentPart = () => (
  <div className={css.range}>
    <FormField name="hy_yachin_min" />
    <FormField name="hy_yachin_max" />
  </div>
)

/** Three short lists in one line. */
const SizePart = () => (
  <div className={css.three}>
    <FormField name="senyu_men_min" />
    <FormField name="chiku_year" />
    <FormField name="parking" />
  </div>
)

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const extra = context.get(extraContext)
  const options = { signal: request.signal }
  const [opened, cities, lines, schools, shops] = await Promise.all([
    openForm({ context }),
    extra(api.master.cities(options)),
    extra(api.master.stations(options)),
    extra(api.master.schools({ shisetsuType: SCHOOL_KIND.university }, options)),
    extra(api.shops.list({ cbFlg: SHOP_KIND.chintai }, options)),
  ])
  return {
    opened,
    start: prefilled(plan, prefilledBy(new URL(request.url).searchParams)),
    cities: cityGroups(cities?.cities ?? []),
    stations: (lines?.stations ?? []).map(({ lineName, stations }) => ({
      label: lineName,
      choices: stations.map(({ ekiCode, ekiName }) => ({ value: ekiCode, label: `${ekiName}駅` })),
    })),
    schools: schools?.schools.length
      ? [
          {
            label: '大学・専門学校',
            choices: schools.schools.map(({ shisetsuNo, shisetsuNm }) => ({
              value: shisetsuNo,
              label: shisetsuNm,
            })),
          },
        ]
      : [],
    shops: shopChoices(shops ?? []),
  }
}

export const action = formAction(plan)
export type RequestData = Awaited<ReturnType<typeof loader>>

const PARTS = {
  city_code: PlacePart,
  eki_code: partOfAnother,
  shisetu_no: partOfAnother,
  bukken_type: () => <ChipsField name="bukken_type" />,
  madori: () => <ChipsField name="madori" />,
  hy_yachin_min: RentPart,
  hy_yachin_max: partOfAnother,
  senyu_men_min: SizePart,
  chiku_year: partOfAnother,
  parking: partOfAnother,
  setsubijoken: SetsubiPart,
}

export function Component() {
  const { opened, start, stations, schools, shops } = useLoaderData<typeof loader>()
  const labelIn = (groups: typeof stations) => wordsOf(groups.flatMap(({ choices }) => choices))
  return (
    <FormPage
      {...{ plan, opened, start }}
      heading="物件リクエスト"
      lead="ご希望の条件に合うお部屋を、スタッフがお探しします。入力は3分ほどで終わります。"
      parts={PARTS}
      choices={{ tenpo_no: shops }}
      views={{
        hy_yachin_min: { empty: '下限なし' },
        hy_yachin_max: { empty: '上限を選ぶ' },
        senyu_men_min: { empty: '指定なし' },
        body: { placeholder: '例：小学校の近くで、日当たりのよい部屋を探しています。' },
      }}
      words={{
        eki_code: labelIn(stations),
        shisetu_no: labelIn(schools),
        tenpo_no: wordsOf(shops),
      }}
    />
  )
}
