import { randomUUID } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import { and, eq, gt, isNull, lte } from '../../db/drizzle.ts'
import {
  type MailmagazineRequest,
  mailmagazineRequests,
  mailmagazineSubscribers,
} from './mailmagazine.table.ts'

const requests = mailmagazineRequests
const subscribers = mailmagazineSubscribers
const CONFIRM_MS = 24 * 3_600_000

type Asked = Pick<MailmagazineRequest, 'mode' | 'name' | 'conditions'> & { email: string }

export function mailmagazineRepository(db: Database) {
  return {
    /** Stores a request until it is confirmed, and deletes expired ones. */
    async ask({ email, ...asked }: Asked, now: Date): Promise<MailmagazineRequest> {
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

    isSubscribed: async (email: string): Promise<boolean> =>
      (await db.$count(subscribers, eq(subscribers.email, email.toLowerCase()))) > 0,

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
     * A second request replaces the conditions; the unsubscribe links of older mails stay valid.
     */
    async subscribe({ email, name, conditions }: MailmagazineRequest, now: Date) {
      const [subscriber] = await db
        .insert(subscribers)
        .values({ email, name, conditions, unsubscribeToken: randomUUID(), confirmedAt: now })
        .onConflictDoUpdate({
          target: subscribers.email,
          set: { name, conditions, confirmedAt: now },
        })
        .returning()
      return subscriber
    },

    unsubscribe: (email: string) => db.delete(subscribers).where(eq(subscribers.email, email)),

    unsubscribeBy: (token: string) =>
      db.delete(subscribers).where(eq(subscribers.unsubscribeToken, token)),
  }
}
