import { staffApi } from '../../../api/api.ts'
import { once } from '../../../retry/once.ts'
import type { Session } from '../../../session/session-state.ts'
import { change } from '../../../undo/optimistic.ts'
import { MAIL_DELAY } from '../../../undo/undo.ts'
import { INQUIRIES } from '../inbox.queries.ts'
import type { Inquiry } from '../inquiry.ts'
import { inTurn, keepInquiry, showInquiry } from './known-inquiry.ts'

type Reply = { text: string; isLast: boolean }

/** Resolves to whether it is on its way; `onBack` gets its text when it was taken back. */
export function sendReply(
  inquiry: Inquiry,
  { text, isLast }: Reply,
  { staff }: Session,
  onBack: (text: string) => void,
): Promise<boolean> {
  const { inquiryId } = inquiry
  const writtenAt = new Date().toISOString()
  const shown = {
    ...{ kind: 'reply' as const, replyId: writtenAt, text, writtenAt, sendsAt: writtenAt },
    ...{ userType: staff.userType, tenpoNo: staff.tenpoNo, syainNo: staff.syainNo },
    ...{ name: staff.name, state: 'waiting' as const },
  }
  return change({
    touches: INQUIRIES,
    show: () => showInquiry(inquiryId, ({ thread }) => ({ thread: [...thread, shown] })),
    send: () =>
      // The key before its turn: who presses again while it waits means the same reply.
      once(`reply:${inquiryId}`, (key) =>
        inTurn(async () => {
          const reply = { body: text, complete: isLast }
          const answer = await staffApi.inquiries.reply(inquiryId, reply, key)
          keepInquiry(answer.inquiry)
          return answer
        }),
      ),
    done: ({ reply }) => ({
      text: '10秒後に送ります',
      undo: () => withdraw(inquiryId, reply.replyId, () => onBack(text)),
      stays: MAIL_DELAY,
    }),
  })
}

async function withdraw(inquiryId: number, replyId: string, onDone: () => void): Promise<void> {
  const isBack = await change({
    touches: INQUIRIES,
    show: () => {},
    send: () => inTurn(() => staffApi.inquiries.withdrawReply(inquiryId, replyId)),
    done: () => ({ text: '送信を取り消しました。文章は残っています' }),
  })
  if (isBack) onDone()
}
