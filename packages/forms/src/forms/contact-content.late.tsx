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
        views={{ category: { control: 'radio' } }}
        words={{ tenpo_no: wordsOf(shops) }}
      />
    )
  }

  return { loader, action: formAction(plan), Component }
}
