import { formatDateWithWeekday, formatTime } from '@sumai/format/dates'
import type { Booked } from '../reservations/booked.ts'

type Asked = {
  email: string | null
  contactMethod: string | null
  replyEstimate: Date | null
}

const WAYS: Readonly<Record<string, string>> = {
  email: 'メール',
  tel: 'お電話',
  line: 'メールまたはお電話',
}

/** How the visitor wants to be answered. */
export const replyWay = ({ email, contactMethod }: Asked): string =>
  WAYS[contactMethod ?? ''] ?? (email ? 'メールまたはお電話' : 'お電話')

/** Whether people are answered before they come; who comes today is answered there. */
export const isAnsweredInTime = (
  { replyEstimate }: Pick<Asked, 'replyEstimate'>,
  booked: Pick<Booked, 'reservation'> | undefined,
): boolean => !booked || !replyEstimate || replyEstimate < booked.reservation.startAt

/** 2026年12月8日（火） 10:30 */
export const replyTime = ({ replyEstimate }: Pick<Asked, 'replyEstimate'>): string =>
  replyEstimate ? `${formatDateWithWeekday(replyEstimate)} ${formatTime(replyEstimate)}` : ''

/** 2026年12月8日（火） 10:30ごろまでに、お電話でご連絡します。 */
export const replyPromise = (asked: Asked): string =>
  [replyTime(asked), replyTime(asked) && 'ごろまでに、', replyWay(asked), 'でご連絡します。'].join(
    '',
  )
