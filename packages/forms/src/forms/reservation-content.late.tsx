import { type LoaderFunctionArgs, type SiteType, useLoaderData } from '@sumai/platform'
import { formAction } from '../form-page/form-action.ts'
import { partOfAnother } from '../form-page/form-context.ts'
import { FormPage } from '../form-page/form-route.ts'
import { BukkenPart } from './bukken-part.tsx'
import { shopChoices, wordsOf } from './choices.ts'
import { reservationData } from './reservation-data.ts'
import { reservationPlan } from './reservation-plan.ts'
import { SettledVisit } from './settled-visit.tsx'
import { ShopPart } from './shop-part.tsx'
import { TargetCards } from './target-card.tsx'
import type { TargetsOf } from './targets-data.ts'
import { TimesPart } from './times-part.tsx'

export type ReservationOptions = {
  site: SiteType
  title: string
  targetsOf: TargetsOf
  paths: { reservationForm: string; reservationThanks: string; privacy: string }
}

const PARTS = {
  bukken_no: BukkenPart,
  tenpo_no: ShopPart,
  date1: TimesPart,
  time1: partOfAnother,
  date2: partOfAnother,
  time2: partOfAnother,
}

/** 来店予約: a shop, an hour that is free there, and who comes. */
export function reservationContent({ site, title, targetsOf, paths }: ReservationOptions) {
  const { reservationForm: path, reservationThanks: thanks, privacy } = paths
  const plan = reservationPlan({ site, path, thanks, privacy })
  const loader = (args: LoaderFunctionArgs) => reservationData(args, plan, targetsOf)

  function Component() {
    const data = useLoaderData<typeof loader>()
    const { opened, start, startAt, targets, shops, slots, staffs } = data
    const staffChoices = staffs.map(({ syainNo, label }) => ({ value: syainNo, label }))
    const fullSlots = (slots?.days ?? []).flatMap(({ date, slots: hours }) =>
      hours
        .filter(({ isFull }) => isFull)
        .map(({ time }) => ({ tenpoNo: slots?.tenpoNo ?? '', date, time })),
    )
    return (
      <FormPage
        {...{ plan, opened, start, startAt }}
        Settled={SettledVisit}
        heading={title}
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
        target={<TargetCards targets={targets} site={site} label="ご覧になりたい物件" />}
      />
    )
  }

  return { loader, action: formAction(plan), Component }
}
