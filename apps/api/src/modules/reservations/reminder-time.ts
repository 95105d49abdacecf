import { inTokyo } from '@sumai/format/dates'
import type { Reservation } from './reservations.table.ts'

const REMINDED = 'T18:00:00+09:00'

/** 18:00 in Japan on the day before. */
export const reminderTime = (startAt: Date): Date =>
  new Date(`${inTokyo(startAt).subtract(1, 'day').format('YYYY-MM-DD')}${REMINDED}`)

/** What is promised of the mail of the day before; nothing ('') when its hour is over. */
export const reminderPromise = ({ startAt }: Pick<Reservation, 'startAt'>, now: Date): string =>
  reminderTime(startAt) > now ? '前日の18時に、確認のメールをお送りします。' : ''
