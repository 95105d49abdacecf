import { isApiError } from '@sumai/api-client'
import type { Fields, FormErrors } from '@sumai/domain/forms/form'
import { toInquiry } from '@sumai/domain/forms/inquiry'
import { validateForm } from '@sumai/domain/forms/validate'
import { type ActionFunctionArgs, apiContext, data, redirect } from '@sumai/platform'
import type { FormAnswer } from './form-answer.ts'
import { failed } from './form-failure.ts'
import { type FormPlan, fieldsOfStep, stepOf, typedIn } from './form-plan.ts'

/**
 * 入力 → 確認 → 送信, on the server without JavaScript and in the browser with it. The pressed button
 * says what comes next: `next-0` (the step after the first), `confirm`, `edit-0` (back to the
 * first) or `send`.
 */
export function formAction<F extends Fields>(typedPlan: FormPlan<F>) {
  const plan: FormPlan = typedPlan
  const { form } = plan

  return async ({ context, request }: ActionFunctionArgs) => {
    const posted = await request.formData()
    const api = context.get(apiContext)
    const answer: FormAnswer = {
      step: 'input',
      at: 0,
      values: validateForm(form, typedIn(plan, posted, undefined)).values,
      errors: {},
      key: textOf(posted, 'key'),
      formToken: textOf(posted, 'form_token'),
    }
    const step = textOf(posted, 'step')
    const back = numberIn(step, /^edit-(\d)$/)
    if (back !== undefined) return data({ ...answer, at: back })

    try {
      const facts = await plan.facts?.(api, answer.values, request.signal)
      const { values, errors } = validateForm(form, typedIn(plan, posted, facts), facts)
      answer.values = values
      const left = numberIn(step, /^next-(\d)$/)
      const wrong = left === undefined ? errors : errorsUpTo(plan, errors, left)
      const [first] = Object.keys(wrong)
      if (first !== undefined) {
        return data({ ...answer, errors: wrong, at: stepOf(plan, first) }, { status: 422 })
      }
      if (left !== undefined) return data({ ...answer, at: left + 1 })
      if (step !== 'send') return data({ ...answer, step: 'confirm' } satisfies FormAnswer)

      const { site: siteType, path: pageUrl } = plan
      const inquiry = toInquiry(form, answer.values, {
        siteType,
        pageUrl,
        formToken: answer.formToken,
      })
      const sent = await api.inquiry.post(inquiry, {
        idempotencyKey: answer.key,
        signal: request.signal,
      })
      const query = { receipt: sent.inquiry.receiptToken, ...plan.remember?.(answer.values) }
      return redirect(`${plan.thanks}?${new URLSearchParams(query)}`, 303)
    } catch (error) {
      if (!isApiError(error)) throw error
      return failed(plan, { ...answer, step: step === 'send' ? 'confirm' : 'input' }, error)
    }
  }
}

function textOf(posted: FormData, name: string): string {
  const value = posted.get(name)
  return typeof value === 'string' ? value : ''
}

const numberIn = (text: string, pattern: RegExp): number | undefined => {
  const found = pattern.exec(text)?.[1]
  return found === undefined ? undefined : Number(found)
}

/** Only the errors of steps that the visitor has seen. */
function errorsUpTo(plan: FormPlan, errors: FormErrors, step: number): FormErrors {
  const seen = plan.steps.slice(0, step + 1).flatMap(fieldsOfStep)
  return Object.fromEntries(
    Object.entries(errors).filter(([name]) => seen.includes(name.split('.')[0] ?? '')),
  )
}
