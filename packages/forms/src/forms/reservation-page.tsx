import { useLoaderData } from '@sumai/platform'
import type { FormPlan } from '../form-page/form-plan.ts'
import { FormPage } from '../form-page/late-form.ts'
import { BukkenPart } from './bukken-part.tsx'
import { shopChoices, wordsOf } from './choices.ts'
import type { ReservationData } from './reservation-data.ts'
import { ShopPart } from './shop-part.tsx'
import { TargetCards } from './target-card.tsx'
import { TimesPart } from './times-part.tsx'

type Props = { plan: FormPlan; heading: string }

const drawnWithTheDay = () => null
const PARTS = {
  bukken_no: BukkenPart,
  tenpo_no: ShopPart,
  date1: TimesPart,
  time1: drawnWithTheDay,
  date2: drawnWithTheDay,
  time2: drawnWithTheDay,
}

/** 来店予約: the shop, a free slot, and the visitor. */
export function ReservationPage({ plan, heading }: Props) {
  const data = useLoaderData() as ReservationData
  const { opened, start, targets, shops, slots, staffs } = data
  const staffChoices = staffs.map(({ syainNo, label }) => ({ value: syainNo, label }))
  const fullSlots = (slots?.days ?? []).flatMap(({ date, slots: hours }) =>
    hours
      .filter(({ isFull }) => isFull)
      .map(({ time }) => ({ tenpoNo: slots?.tenpoNo ?? '', date, time })),
  )
  return (
    <FormPage
      {...{ plan, opened, start, heading }}
      lead="空いている時間から選べます。入力は2分ほどで終わり、送信の前に内容を確認できます。"
      facts={{ shops, fullSlots, ...(staffs.length > 0 && { staffs }) }}
      parts={PARTS}
      choices={{ syain_no: staffChoices }}
      views={{
        email: { hint: '確認のメールをお送りします。' },
        tel: { hint: '当日のご連絡に使います。ハイフンは省略できます。' },
        body: { placeholder: '例：駐車場を利用したい。予算は7万円までで探しています。' },
      }}
      words={{ tenpo_no: wordsOf(shopChoices(shops)), syain_no: wordsOf(staffChoices) }}
      target={<TargetCards targets={targets} site={plan.site} label="見学したい物件" />}
    />
  )
}
