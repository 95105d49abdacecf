import { isApiError } from '@sumai/api-client'
import { message } from '@sumai/domain/forms/messages'
import { type ActionFunctionArgs, apiContext, data, redirect } from '@sumai/platform'
import { paths } from '../../paths.ts'

/** Why nothing was changed; `values` are what was chosen. */
export type Refusal = {
  failure?: string
  errors: Record<string, string | undefined>
  values: Record<string, string>
}

/** Moves or cancels; a link of a mail is opened by programs too, so only a button acts. */
export async function changeBooking({ context, request }: ActionFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const posted = Object.fromEntries(
    [...(await request.formData())].map(([name, value]) => [name, String(value)]),
  )
  const { reservation } = context.get(apiContext)
  const options = { signal: request.signal }
  const isCancelling = posted.do === 'cancel'
  try {
    if (isCancelling) await reservation.cancel(token, options)
    else await reservation.move(token, target(posted), options)
    return redirect(paths.manage(token, isCancelling ? 'cancelled' : 'moved'), 303)
  } catch (error) {
    if (!isApiError(error)) throw error
    return refused(error, posted)
  }
}

const numberIn = (text: string | undefined) => (text ? Number(text) : undefined)

const target = (posted: Record<string, string>) => ({
  sequence: Number(posted.sequence),
  ...('time' in posted || 'date' in posted
    ? { date: posted.date ?? '', time: posted.time ?? '' }
    : { sessionNo: numberIn(posted.session_no), ninzu: numberIn(posted.ninzu) }),
})

type Failed = { status: number; message: string; errors?: Record<string, string[]> }

/** What the API says to a visitor, or that it says nothing. */
function refused({ status, message: text, errors = {} }: Failed, values: Refusal['values']) {
  const byField = Object.fromEntries(Object.entries(errors).map(([name, [one]]) => [name, one]))
  const isAnswer = [404, 409, 410].includes(status)
  const failure = isAnswer
    ? text
    : status === 422
      ? undefined
      : message(status === 429 ? 'too_many' : status === 0 ? 'network' : 'server')
  return data<Refusal>(
    { failure, errors: byField, values },
    { status: status === 0 || status >= 500 ? 503 : status },
  )
}
