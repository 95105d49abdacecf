import { randomUUID } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import { and, asc, eq, gt, inArray, isNull, lte, notInArray, sql } from '../../db/drizzle.ts'
import { listingNews } from '../alerts/alerts.table.ts'
import type { Asked } from './asked.ts'
import { tooManySearches } from './mailmagazine.errors.ts'
import {
  type MailmagazineRequest,
  type MailmagazineSubscriber,
  mailmagazineRequests,
  mailmagazineSearches,
  mailmagazineSubscribers,
} from './mailmagazine.table.ts'

const requests = mailmagazineRequests
const subscribers = mailmagazineSubscribers
const searches = mailmagazineSearches
const CONFIRM_MS = 24 * 3_600_000
const LAST_NEWS = sql`(select coalesce(max(${listingNews.newsId}), 0) from ${listingNews})`
/** As many as a browser can save. */
const MOST_SEARCHES = 20

type Person = { email: string; name: string | null }

export function mailmagazineRepository(db: Database) {
  const searchesOf = (email: string) =>
    db
      .select({ search: searches.search })
      .from(searches)
      .where(eq(searches.email, email))
      .orderBy(asc(searches.createdAt), asc(searches.search))

  /** The magazine asks for one search: the newest. */
  async function addSearch({ email, search, isMagazine }: MailmagazineRequest, now: Date) {
    if (search === null) return
    if (isMagazine) {
      await db.delete(searches).where(and(eq(searches.email, email), searches.isMagazine))
    }
    await db
      .insert(searches)
      .values({ email, search, isMagazine, sinceNews: LAST_NEWS, createdAt: now })
      .onConflictDoNothing()
    if ((await searchesOf(email)).length > MOST_SEARCHES) throw tooManySearches(MOST_SEARCHES)
  }

  return {
    /** Stores a request until it is confirmed, and deletes expired ones. */
    async ask({ email, ...asked }: Person & Asked, now: Date): Promise<MailmagazineRequest> {
      await db.delete(requests).where(lte(requests.expiresAt, now))
      const request = {
        ...asked,
        token: randomUUID(),
        email: email.toLowerCase(),
        expiresAt: new Date(now.getTime() + CONFIRM_MS),
        confirmedAt: null,
      }
      await db.insert(requests).values(request)
      return request
    },

    /** How often a subscriber is mailed to; `undefined` for who is none. */
    async paceOf(email: string): Promise<MailmagazineSubscriber['frequency'] | undefined> {
      const { frequency } = subscribers
      const isIt = eq(subscribers.email, email.toLowerCase())
      return (await db.select({ frequency }).from(subscribers).where(isIt))[0]?.frequency
    },

    async request(token: string, now: Date): Promise<MailmagazineRequest | undefined> {
      const isCurrent = and(eq(requests.token, token), gt(requests.expiresAt, now))
      return (await db.select().from(requests).where(isCurrent))[0]
    },

    /** `false` when it was confirmed already, perhaps by a concurrent request. */
    async confirm(token: string, now: Date): Promise<boolean> {
      const confirmed = await db
        .update(requests)
        .set({ confirmedAt: now })
        .where(and(eq(requests.token, token), isNull(requests.confirmedAt)))
        .returning({ token: requests.token })
      return confirmed.length > 0
    },

    /**
     * Adds the search of a request; what it says of name and frequency holds for all searches of
     * the person. The links of older mails stay valid. Throws a 409 when there are too many.
     */
    async subscribe(request: MailmagazineRequest, now: Date): Promise<MailmagazineSubscriber> {
      const { email, name, frequency } = request
      const said = { ...(name && { name }), ...(frequency && { frequency }) }
      const [subscriber] = await db
        .insert(subscribers)
        .values({
          ...{ ...said, email, seenNews: LAST_NEWS },
          ...{ unsubscribeToken: randomUUID(), confirmedAt: now },
        })
        .onConflictDoUpdate({
          target: subscribers.email,
          set: { ...said, confirmedAt: now },
        })
        .returning()
      if (!subscriber) throw new Error('A subscriber was written and cannot be read')
      await addSearch(request, now)
      return subscriber
    },

    /** Who has the token of a mail, and what they wait for. */
    async settings(token: string) {
      const [subscriber] = await db
        .select()
        .from(subscribers)
        .where(eq(subscribers.unsubscribeToken, token))
      return subscriber && { subscriber, searches: await searchesOf(subscriber.email) }
    },

    /** Keeps of the searches only those named. */
    async change(
      { email }: Pick<MailmagazineSubscriber, 'email'>,
      { frequency, kept }: Pick<MailmagazineSubscriber, 'frequency'> & { kept: readonly string[] },
    ): Promise<void> {
      await db.transaction(async (tx) => {
        await tx.update(subscribers).set({ frequency }).where(eq(subscribers.email, email))
        await tx
          .delete(searches)
          .where(and(eq(searches.email, email), notInArray(searches.search, [...kept])))
      })
    },

    unsubscribe: (email: string) => db.delete(subscribers).where(eq(subscribers.email, email)),

    unsubscribeBy: (token: string) =>
      db.delete(subscribers).where(eq(subscribers.unsubscribeToken, token)),

    /** The searches of several people. */
    searchesOfAll: (emails: readonly string[]) =>
      db
        .select()
        .from(searches)
        .where(inArray(searches.email, [...emails]))
        .orderBy(asc(searches.createdAt), asc(searches.search)),
  }
}
