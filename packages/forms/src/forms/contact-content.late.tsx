import { SHOP_KIND } from '@sumai/domain/kinds'
import {
  apiContext,
  extraContext,
  Link,
  type LoaderFunctionArgs,
  type SiteType,
  useLoaderData,
} from '@sumai/platform'
import { formAction } from '../form-page/form-action.ts'
import type { Values } from '../form-page/form-context.ts'
import { FormPage } from '../form-page/form-route.ts'
import { openForm, prefilled } from '../form-page/open-form.ts'
import { shopChoices, wordsOf } from './choices.ts'
import { contactPlan } from './contact-plan.ts'

export type ContactOptions = {
  site: SiteType
  title: string
  /** The label of the link to the questions and answers. */
  questions: string
  paths: { contact: string; contactThanks: string; privacy: string; questions: string }
}

/** What might be asked, by the kind of the question. */
const QUESTIONS: Readonly<Record<string, string>> = {
  rent: '例：12月中に久留米市で2LDKを探しています。ペットと暮らせる部屋はありますか。',
  buy: '例：大橋駅の近くで中古マンションを考えています。予算は2,500万円です。',
  sell: '例：春日市の実家（築30年）の売却を考えています。何から始めればよいですか。',
  owner: '例：8戸のアパートの管理をお願いしたいです。費用を教えてください。',
  resident: '例：キッチンの水栓から水がもれています。（建物名と部屋番号もお書きください）',
  recruit: '例：営業職の中途採用について伺いたいです。',
}
const ANY_QUESTION = '例：お聞きになりたいことを、そのままお書きください。'

const VIEWS = {
  category: { control: 'radio' },
  body: {
    placeholder: ({ category }: Values) => QUESTIONS[String(category)] ?? ANY_QUESTION,
  },
} as const

/** お問い合わせ of a site, to the agency or to one of its shops. */
export function contactContent({ site, title, questions, paths }: ContactOptions) {
  const { contact: path, contactThanks: thanks, privacy } = paths
  const plan = contactPlan({ site, path, thanks, privacy })

  async function loader({ context, request }: LoaderFunctionArgs) {
    const { searchParams } = new URL(request.url)
    const shopsOfKind = context
      .get(apiContext)
      .shops.list({ cbFlg: SHOP_KIND[site] }, { signal: request.signal })
    const [opened, shops] = await Promise.all([
      openForm({ context }),
      context.get(extraContext)(shopsOfKind),
    ])
    return {
      opened,
      start: prefilled(plan, { category: searchParams.get('category') }),
      shops: shopChoices(shops ?? []),
    }
  }
  function Component() {
    const { opened, start, shops } = useLoaderData<typeof loader>()
    return (
      <FormPage
        {...{ plan, opened, start }}
        heading={title}
        lead={
          <>
            入力は2分ほどです。よくあるご質問は
            <Link to={paths.questions}>{questions}</Link>へ。
          </>
        }
        choices={{ tenpo_no: shops }}
        views={VIEWS}
        words={{ tenpo_no: wordsOf(shops) }}
      />
    )
  }

  return { loader, action: formAction(plan), Component }
}
