import { type Api, isApiError } from '@sumai/api-client'
import type { Facts } from '@sumai/domain/forms/facts'
import { seminarApplyForm } from '@sumai/domain/forms/seminar-apply'
import { formPlan } from '@sumai/forms/form-plan'
import { paths } from '../../paths.ts'

export const plan = formPlan({
  form: seminarApplyForm,
  site: 'chintai',
  path: paths.seminarApply,
  thanks: paths.seminarApplyThanks,
  privacy: paths.privacy,
  steps: [
    {
      label: '入力',
      groups: [
        { fields: ['content_id'] },
        { heading: 'ご参加について', fields: ['session_no', 'ninzu'] },
        {
          heading: 'お客様について',
          fields: ['name', 'name_kana', 'email', 'tel', 'zip', 'address', 'owned', 'body'],
        },
        { fields: ['agree_privacy'] },
      ],
    },
  ],
  defaults: { ninzu: 1 },
  derive: ({ session_no }, facts) => ({ attend_type: attendanceAt(session_no, facts) }),
  facts: (api, { content_id }, signal) => sessionsOf(api, content_id, signal),
  remember: ({ content_id, session_no }) => ({ id: content_id, session: session_no }),
})

/** Each date is either at a hall or online. */
function attendanceAt(sessionNo: unknown, facts: Facts | undefined) {
  const session = facts?.sessions?.find((known) => String(known.sessionNo) === sessionNo)
  return session?.venueName?.includes('オンライン') ? 'online' : 'venue'
}

/** Dates with a seat left; a seminar that is gone, or was not named, has none. */
async function sessionsOf(api: Api, id: string, signal: AbortSignal): Promise<Facts> {
  if (id === '') return { sessions: [] }
  try {
    const { content } = await api.contents.get(id, { signal })
    return { sessions: content.sessions ?? [] }
  } catch (error) {
    if (isApiError(error) && error.status === 404) return { sessions: [] }
    throw error
  }
}
