import type { Camelized } from '@sumai/api-client'
import type { InquiryChange } from '@sumai/api-client/contract/staff-inquiry'
import { staffApi } from '../../../api/api.ts'
import { currentSession, type Session } from '../../../session/session-state.ts'
import { change } from '../../../undo/optimistic.ts'
import { INQUIRIES } from '../inbox.queries.ts'
import type { Inquiry } from '../inquiry.ts'
import { labelOf } from '../tabs.ts'
import { inTurn, keepInquiry, knownInquiry, showInquiry } from './known-inquiry.ts'

type Status = NonNullable<InquiryChange['status']>
type Fields = { status?: Status; syainNo?: string | null; tenpoNo?: string | null }

type Shop = { tenpoNo: string; tenpoName: string }

type Change = Camelized<Omit<InquiryChange, 'version'>>

/** With the version that is known then; 409 when somebody else was faster. */
const send = ({ inquiryId, version }: Inquiry, fields: Change): Promise<Inquiry> =>
  inTurn(async () => {
    const known = knownInquiry(inquiryId)?.version ?? version
    const { inquiry } = await staffApi.inquiries.change(inquiryId, { ...fields, version: known })
    keepInquiry(inquiry)
    return inquiry
  })

/** Changes the state of an enquiry, or whose it is; `text` is told, and can be undone. */
const changeFields = (inquiry: Inquiry, fields: Fields, text: string): Promise<boolean> =>
  change({
    touches: INQUIRIES,
    show: () =>
      showInquiry(inquiry.inquiryId, () => ({
        ...fields,
        ...(fields.status && { statusLabel: labelOf(fields.status) }),
      })),
    send: () => send(inquiry, fields),
    done: (after) => ({
      text,
      undo: () => changeFields(asItIs(after), fieldsOf(inquiry), '元に戻しました'),
    }),
  })

/** With what has happened to it since, unless that was a change of these fields. */
function asItIs(after: Inquiry): Inquiry {
  const now = knownInquiry(after.inquiryId)
  const isSame = now && JSON.stringify(fieldsOf(now)) === JSON.stringify(fieldsOf(after))
  return isSame ? now : after
}

/** A trap calls an enquiry spam, and nobody may do so again. */
const fieldsOf = ({ status, syainNo, tenpoNo }: Inquiry): Fields => ({
  status: status === 'spam' ? 'new' : status,
  syainNo,
  // A shop may not say whose it is, not even its own.
  ...(currentSession()?.staff.userType === 'admin' && { tenpoNo }),
})

export function setStatus(inquiry: Inquiry, status: Status) {
  const text = `${inquiry.name ?? 'お名前なし'}様を「${labelOf(status)}」にしました`
  return changeFields(inquiry, { status }, text)
}

/** What is new is in hand from then on. */
export function take(inquiry: Inquiry, { staff }: Session) {
  const status = inquiry.status === 'new' ? 'in_progress' : undefined
  return changeFields(inquiry, { syainNo: staff.syainNo, status }, 'あなたの担当にしました')
}

export const letGo = (inquiry: Inquiry) =>
  changeFields(inquiry, { syainNo: null }, '担当を外しました')

/** The other shop is told by mail; nobody has begun with it there. */
export const handOver = (inquiry: Inquiry, { tenpoNo, tenpoName }: Shop) =>
  changeFields(inquiry, { tenpoNo, syainNo: null }, `${tenpoName}に渡しました`)

/** Resolves to whether the note is kept: then the field is emptied. */
export function addNote(inquiry: Inquiry, text: string, { staff }: Session) {
  const note = {
    kind: 'note' as const,
    name: staff.name,
    writtenAt: new Date().toISOString(),
    userType: staff.userType,
    tenpoNo: staff.tenpoNo,
    syainNo: staff.syainNo,
    text,
  }
  return change({
    touches: INQUIRIES,
    show: () => showInquiry(inquiry.inquiryId, ({ thread }) => ({ thread: [...thread, note] })),
    send: () => send(inquiry, { note: text }),
    done: () => ({ text: 'メモを残しました' }),
  })
}
