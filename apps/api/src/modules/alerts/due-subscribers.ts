import { inTokyo, isoDay } from '@sumai/format/dates'
import type { Database } from '../../db/database.ts'
import { and, asc, eq, gt, inArray, isNull, lt, min, or } from '../../db/drizzle.ts'
import {
  type MailmagazineSubscriber,
  mailmagazineSubscribers as subscribers,
} from '../mailmagazine/mailmagazine.table.ts'

/** The hour (Japan) from which the daily mails go out. */
const DAILY_HOUR = 8

/** Up to where everybody knows the news; nothing when nobody waits for any. */
export async function leastSeen(db: Database): Promise<number | null> {
  const [row] = await db.select({ seen: min(subscribers.seenNews) }).from(subscribers)
  return row?.seen ?? null
}

/**
 * Some of the people who have not seen the news up to `latest`: those who want it at once, and from
 * eight o'clock those who want one mail a day. In the order of their addresses, after `after`.
 */
export function dueSubscribers(
  db: Database,
  latest: number,
  { now, after, limit }: { now: Date; after: string; limit: number },
): Promise<MailmagazineSubscriber[]> {
  const isNow = eq(subscribers.frequency, 'now')
  const isNewDay = or(isNull(subscribers.toldOn), lt(subscribers.toldOn, isoDay(now)))
  const isDue = inTokyo(now).hour() >= DAILY_HOUR ? or(isNow, isNewDay) : isNow
  return db
    .select()
    .from(subscribers)
    .where(and(gt(subscribers.email, after), lt(subscribers.seenNews, latest), isDue))
    .orderBy(asc(subscribers.email))
    .limit(limit)
}

/**
 * Notes that people know everything up to `latest`. Returns those for whom that is new: nobody who
 * has left meanwhile, or whom another process has told.
 */
export async function tell(
  tx: Database,
  people: readonly MailmagazineSubscriber[],
  latest: number,
  now: Date,
): Promise<ReadonlySet<string>> {
  const emails = people.map(({ email }) => email)
  const told = await tx
    .update(subscribers)
    .set({ seenNews: latest, toldOn: isoDay(now) })
    .where(and(inArray(subscribers.email, emails), lt(subscribers.seenNews, latest)))
    .returning({ email: subscribers.email })
  return new Set(told.map(({ email }) => email))
}
