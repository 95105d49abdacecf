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
  useLoaderData,
} from '@sumai/platform'
import { sessionChoices } from '../../components/session-choices.ts'
import { paths } from '../../paths.ts'
import { SeminarPart } from './seminar-part.tsx'
import { plan } from './seminar-plan.ts'
import { SessionsPart } from './sessions-part.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const id = searchParams.get('id') ?? ''
  // The list of seminars is where one is chosen.
  if (!/^\d{1,9}$/.test(id)) throw redirect(paths.ownerSeminar)
  const [opened, answer] = await Promise.all([
    openForm({ context }),
    context.get(extraContext)(context.get(apiContext).contents.get(id, { signal: request.signal })),
  ])
  const content = answer?.content
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
  }
}

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
