import { isoDay } from '@sumai/format/dates'
import type { Database } from '../../db/database.ts'
import { and, asc, eq, gt, inArray, isNull, lt, min, or } from '../../db/drizzle.ts'
import {
  type MailmagazineSubscriber,
  mailmagazineSubscribers as subscribers,
} from '../mailmagazine/mailmagazine.table.ts'
import type { ListingNews } from './alerts.table.ts'

/** The time (Japan) from which the daily mails go out. */
const DAILY = 'T08:00:00+09:00'

/** Up to where everybody knows the news; nothing when nobody waits for any. */
export async function leastSeen(db: Database): Promise<number | null> {
  const [row] = await db.select({ seen: min(subscribers.seenNews) }).from(subscribers)
  return row?.seen ?? null
}

/**
 * Some of the people who have not seen the news, which is in the order in which it came: those who
 * want it at once, and from eight o'clock those who want one mail a day and have not seen what came
 * before. In the order of their addresses, after `after`.
 */
export function dueSubscribers(
  db: Database,
  news: readonly Pick<ListingNews, 'newsId' | 'seenAt'>[],
  { now, after, limit }: { now: Date; after: string; limit: number },
): Promise<MailmagazineSubscriber[]> {
  const latest = news.at(-1)?.newsId ?? 0
  const morning = new Date(`${isoDay(now)}${DAILY}`)
  const overnight = news.findLast(({ seenAt }) => seenAt < morning)?.newsId ?? 0
  const { frequency, seenNews, toldOn } = subscribers
  const isNow = eq(frequency, 'now')
  const isNewDay = or(isNull(toldOn), lt(toldOn, isoDay(now)))
  const isDue = now < morning ? isNow : or(isNow, and(isNewDay, lt(seenNews, overnight)))
  return db
    .select()
    .from(subscribers)
    .where(and(gt(subscribers.email, after), lt(seenNews, latest), isDue))
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
