import { wordsOf } from '@sumai/forms/choices'
import { formAction } from '@sumai/forms/form-action'
import { FormPage } from '@sumai/forms/form-route'
import { openForm, prefilled } from '@sumai/forms/open-form'
import type { PostalAddress } from '@sumai/forms/postal-address'
import { ZipPart } from '@sumai/forms/zip-part'
import {
  apiContext,
  extraContext,
  type LoaderFunctionArgs,
  redirect,
  renderedAtContext,
  useLoaderData,
} from '@sumai/platform'
import { sessionChoices } from '../../components/session-choices.ts'
import { paths } from '../../paths.ts'
import { readSeminars } from '../seminar/seminars-data.ts'
import { SeminarPart } from './seminar-part.tsx'
import { plan } from './seminar-plan.ts'
import { SessionsPart } from './sessions-part.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const id = searchParams.get('id') ?? ''
  const [api, extra] = [context.get(apiContext), context.get(extraContext)]
  const options = { signal: request.signal }
  const seminars = extra(readSeminars(api, context.get(renderedAtContext), options))
  if (!/^\d{1,9}$/.test(id)) throw redirect(toNext((await seminars)?.coming ?? []))
  const [opened, answer, others] = await Promise.all([
    openForm({ context }),
    extra(api.contents.get(id, options)),
    seminars,
  ])
  const content = answer?.content
  if (content && content.contentType !== 'seminar') {
    throw redirect(toNext(others?.coming ?? []))
  }
  const choices = sessionChoices(content?.sessions ?? [], opened.now)
  return {
    opened,
    start: prefilled(plan, {
      content_id: id,
      session_no: searchParams.get('session') ?? (choices.length === 1 ? choices[0]?.value : ''),
    }),
    choices,
    seminar: content && {
      title: content.title,
      fee: content.fee,
      speaker: content.speaker?.name,
      sessions: content.sessions ?? [],
    },
    others: (others?.coming ?? [])
      .filter(({ contentId }) => String(contentId) !== id)
      .flatMap(firstOpen)
      .slice(0, 3),
  }
}

type Coming = NonNullable<Awaited<ReturnType<typeof readSeminars>>>['coming']

/** The form for the first date of a seminar that has a seat left. */
function firstOpen({ contentId, title, sessions }: Coming[number]) {
  const session = sessions.find(({ state }) => state === 'open')
  if (!session) return []
  const { sessionNo, startAt } = session
  return [{ title, startAt, to: paths.seminarSession(contentId, sessionNo) }]
}

/** Who names no seminar applies for the next one; without any, the list says so. */
const toNext = (coming: Coming) => coming.flatMap(firstOpen)[0]?.to ?? paths.ownerSeminar

export const action = formAction(plan)
export type SeminarData = Awaited<ReturnType<typeof loader>>

type Address = NonNullable<PostalAddress>
const inFull = ({ city, town }: Address, fill: (name: string, text: string) => void) =>
  fill('address', city + town)

const PARTS = {
  content_id: SeminarPart,
  session_no: SessionsPart,
  zip: () => <ZipPart path={paths.postalCode} onAddress={inFull} />,
}

export function Component() {
  const { opened, start, choices, seminar } = useLoaderData<typeof loader>()
  return (
    <FormPage
      {...{ plan, opened, start, ...(seminar && { facts: { sessions: seminar.sessions } }) }}
      heading="セミナー申し込み"
      lead="送信の前に、内容を確認できます。お席が確保できたことは、次の画面とメールでお知らせします。"
      parts={PARTS}
      views={{ zip: { hint: '入力すると、ご住所の欄に町名まで入ります。' } }}
      words={{
        session_no: wordsOf(choices),
        content_id: (value) => seminar?.title ?? value,
      }}
    />
  )
}
