import { type LoaderFunctionArgs, type SiteType, useLoaderData } from '@sumai/platform'
import type { ComponentType } from 'react'
import { formAction } from '../form-page/form-action.ts'
import { FormPage } from '../form-page/form-route.ts'
import { openForm, prefilled } from '../form-page/open-form.ts'
import { BukkenPart } from './bukken-part.tsx'
import { EITHER } from './either-contact.ts'
import { bukkenNumbers } from './form-target.ts'
import { NothingChosen } from './nothing-chosen.tsx'
import { propertyPlan } from './property-plan.ts'
import { TargetCards } from './target-card.tsx'
import { type TargetsOf, targetsData } from './targets-data.ts'
import { VisitsPart } from './visits-part.tsx'

export type PropertyOptions = {
  site: SiteType
  title: string
  targetsOf: TargetsOf
  AskAboutSeen: ComponentType
  /** `search` and `favourites` are linked when no listing is chosen. */
  paths: {
    propertyForm: string
    propertyThanks: string
    privacy: string
    search: string
    favourites: (numbers: readonly string[]) => string
  }
}

const EXAMPLES = {
  chintai: '例：自転車を2台置けますか。',
  baibai: '例：境界の測量は済んでいますか。',
}

const PARTS = { bukken_no: BukkenPart, visit_dates: VisitsPart }

/** 物件お問い合わせ: what the visitor wants to know about one or several listings. */
export function propertyContent({ site, title, targetsOf, AskAboutSeen, paths }: PropertyOptions) {
  const { propertyForm: path, propertyThanks: thanks, privacy, search, favourites } = paths
  const plan = propertyPlan({ site, path, thanks, privacy })

  async function loader(args: LoaderFunctionArgs) {
    const [opened, data] = await Promise.all([
      openForm(args),
      targetsData(args, bukkenNumbers(args.request), targetsOf),
    ])
    const start = prefilled(plan, { bukken_no: data.numbers })
    return { ...data, opened, start }
  }

  function Component() {
    const data = useLoaderData<typeof loader>()
    const { opened, start, targets, shops, numbers, hasGone } = data
    if (numbers.length === 0 && !hasGone) {
      return (
        <NothingChosen {...{ site, path, search, favourites }} heading={title}>
          <AskAboutSeen />
        </NothingChosen>
      )
    }
    return (
      <FormPage
        {...{ plan, opened, start }}
        heading={title}
        lead="入力は2分ほどで終わります。送信の前に、内容を確認できます。"
        facts={{ shops }}
        parts={PARTS}
        views={{
          ...EITHER,
          body: { placeholder: EXAMPLES[site] },
        }}
        target={<TargetCards {...{ targets, site }} label="お問い合わせの物件" />}
      />
    )
  }

  return { loader, action: formAction(plan), Component }
}
