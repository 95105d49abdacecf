import { isApiError } from '@sumai/api-client'
import { SHOP_KIND } from '@sumai/domain/constants'
import { contactForm } from '@sumai/domain/forms/contact'
import { toInquiry } from '@sumai/domain/forms/inquiry'
import { readFormData, validateForm } from '@sumai/domain/forms/validate'
import {
  type ActionFunctionArgs,
  apiContext,
  data,
  extraContext,
  formTokenContext,
  type LoaderFunctionArgs,
  type RouteHandle,
  redirect,
  useActionData,
  useLoaderData,
} from '@sumai/platform'
import { paths } from '../../paths.ts'
import { Confirmation } from './confirmation.tsx'
import { type Answer, failed, textOf } from './contact-answer.ts'
import { ContactForm } from './contact-form.tsx'
import { FormPage } from './form-page.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const shops = await context.get(extraContext)(
    api.shops.list({ cbFlg: SHOP_KIND.chintai }, { signal: request.signal }),
  )
  return {
    key: crypto.randomUUID(),
    formToken: (await context.get(formTokenContext)()) ?? '',
    category: new URL(request.url).searchParams.get('category') ?? '',
    shops: (shops ?? []).map(({ tenpoNo, tenpoName }) => ({ value: tenpoNo, label: tenpoName })),
  }
}

/** 入力 → 確認 → 送信: the pressed button says which step comes next. Nothing is sent before the last. */
export async function action({ context, request }: ActionFunctionArgs) {
  const posted = await request.formData()
  const step = textOf(posted, 'step')
  const { values, errors } = validateForm(contactForm, readFormData(contactForm, posted))
  const answer = {
    values,
    errors: {},
    key: textOf(posted, 'key'),
    formToken: textOf(posted, 'form_token'),
  }
  const isValid = Object.keys(errors).length === 0
  if (step === 'edit') return data<Answer>({ ...answer, step: 'input' })
  if (!isValid) return data<Answer>({ ...answer, errors, step: 'input' }, { status: 422 })
  if (step !== 'send') return data<Answer>({ ...answer, step: 'confirm' })

  const inquiry = toInquiry(contactForm, values, {
    siteType: 'chintai',
    pageUrl: paths.contact,
    formToken: answer.formToken,
  })
  try {
    const sent = await context.get(apiContext).inquiry.post(inquiry, {
      idempotencyKey: answer.key,
      signal: request.signal,
    })
    return redirect(paths.contactThanks(sent.inquiry.receiptToken), 303)
  } catch (error) {
    if (!isApiError(error)) throw error
    return failed(answer, error)
  }
}

type Data = Awaited<ReturnType<typeof loader>>

export const handle = {
  chunks: ['contact'],
  title: 'お問い合わせ',
  description:
    'お部屋探し、賃貸管理、入居中のご相談などのお問い合わせを受け付けています。入力内容を確認してから送信できます。',
  heading: null,
  breadcrumbs: [
    { label: 'トップ', to: paths.top },
    { label: 'お問い合わせ', to: null },
  ],
  layout: 'chintai-bare',
  cache: 'no-store',
} satisfies RouteHandle<Data>

export function Component() {
  const { key, formToken, category, shops } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() ?? {
    step: 'input',
    values: validateForm(contactForm, { category }).values,
    errors: {},
    key,
    formToken,
  }
  return answer.step === 'confirm' ? (
    <FormPage
      step={1}
      heading="入力内容の確認"
      lead="まだ送信されていません。内容がよければ「この内容で送信する」を押してください。"
    >
      <Confirmation answer={answer} shops={shops} />
    </FormPage>
  ) : (
    <FormPage
      step={0}
      heading="お問い合わせ"
      lead="入力は2分ほどで終わります。送信の前に、内容を確認できます。"
    >
      <ContactForm answer={answer} shops={shops} />
    </FormPage>
  )
}
