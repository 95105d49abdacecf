import { type LoaderFunctionArgs, useLoaderData } from '@sumai/platform'
import type { FormPlan } from '../form-page/form-plan.ts'
import { FormPage } from '../form-page/late-form.ts'
import { openForm, prefilled } from '../form-page/open-form.ts'
import { BukkenPart } from './bukken-part.tsx'
import { bukkenNumbers } from './form-target.ts'
import { NothingChosen } from './nothing-chosen.tsx'
import { TargetCards } from './target-card.tsx'
import { type TargetsOf, targetsData } from './targets-data.ts'
import { VisitsPart } from './visits-part.tsx'

/** Loads the data of 物件お問い合わせ; for its loader. */
export async function propertyData(args: LoaderFunctionArgs, plan: FormPlan, targetsOf: TargetsOf) {
  const [opened, data] = await Promise.all([
    openForm(args),
    targetsData(args, bukkenNumbers(args.request), targetsOf),
  ])
  const start = prefilled(plan.form, { bukken_no: data.numbers })
  return { ...data, opened, start }
}

type Props = {
  plan: FormPlan
  heading: string
  /** Paths of the search and the favourites, for visitors without a listing. */
  search: string
  favourites: (numbers: readonly string[]) => string
}

const PARTS = { bukken_no: BukkenPart, visit_dates: VisitsPart }

/** 物件お問い合わせ: a question about one or several listings. */
export function PropertyPage({ plan, heading, search, favourites }: Props) {
  const data = useLoaderData() as Awaited<ReturnType<typeof propertyData>>
  const { opened, start, targets, shops, numbers, hasGone } = data
  const { site, path } = plan
  if (numbers.length === 0 && !hasGone) {
    return <NothingChosen {...{ site, heading, path, search, favourites }} />
  }
  return (
    <FormPage
      {...{ plan, opened, start, heading }}
      lead="入力は2分ほどで終わります。送信の前に、内容を確認できます。"
      facts={{ shops }}
      parts={PARTS}
      views={{
        email: { hint: 'メールアドレスか電話番号の、どちらかを入力してください。' },
        body: { placeholder: '例：自転車を2台置けますか。' },
      }}
      target={<TargetCards {...{ targets, site }} label="お問い合わせの物件" />}
    />
  )
}
