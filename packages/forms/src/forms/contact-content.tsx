import { SHOP_KIND } from '@sumai/domain/shop-kind'
import {
  apiContext,
  extraContext,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
} from '@sumai/platform'
import { formAction } from '../form-page/form-action.ts'
import type { FormPlace } from '../form-page/form-plan.ts'
import { FormPage } from '../form-page/late-form.ts'
import { openForm, prefilled } from '../form-page/open-form.ts'
import { shopChoices, wordsOf } from './choices.ts'
import { contactPlan } from './contact-plan.ts'

type Options = {
  place: FormPlace
  heading: string
  /** Link to the questions and answers. */
  questions: { label: string; to: string }
}

/** お問い合わせ of a site, to the agency or to one of its shops. */
export function contactContent({ place, heading, questions }: Options) {
  const plan = contactPlan(place)
  const { site } = plan

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
      start: prefilled(plan.form, { category: searchParams.get('category') }),
      shops: shopChoices(shops ?? []),
    }
  }
  function Component() {
    const { opened, start, shops } = useLoaderData<typeof loader>()
    return (
      <FormPage
        {...{ plan, opened, start, heading }}
        lead={
          <>
            入力は2分ほどで終わります。よくあるご質問は
            <Link to={questions.to}>{questions.label}</Link>でもお答えしています。
          </>
        }
        choices={{ tenpo_no: shops }}
        words={{ tenpo_no: wordsOf(shops) }}
      />
    )
  }

  return { loader, action: formAction(plan), Component }
}
