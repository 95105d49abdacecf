import type { SiteType } from '@sumai/domain/codes'
import { isoDay } from '@sumai/format/dates'
import type { Database } from '../../db/database.ts'
import { and, asc, eq, gt, inArray, isNull, lt, sql } from '../../db/drizzle.ts'
import { mailmagazineSubscribers } from '../mailmagazine/mailmagazine.table.ts'
import {
  type ListingNews,
  type ListingState,
  listingNews,
  listingStates,
  type NewListingNews,
} from './alerts.table.ts'

/** A listing as it is now: its price in yen, or `null` when it is not on offer. */
export type Seen = { bukkenNo: string; price: number | null }

/** A listing that was away for less than this is not new when it is back. */
const AWAY_DAYS = 14
/** Nobody waits longer for a mail. */
const KEEP_DAYS = 30

const DAY_MS = 86_400_000

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

/** What changed in the listings, since somebody last looked. */
export function listingNewsRepository(db: Database) {
  return {
    /**
     * Compares some listings with what was seen of them before, and keeps what is news. Processes
     * that see the same change at the same time wait for each other, so that it is kept once. When
     * none of the site was seen before, or nobody waits for news, none is kept.
     */
    notice: (site: SiteType, seen: readonly Seen[], now: Date) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`lock table ${listingStates} in share row exclusive mode`)
        const isFirst = (await tx.$count(listingStates, eq(listingStates.site, site))) === 0
        const numbers = seen.map(({ bukkenNo }) => bukkenNo)
        const known = await tx
          .select()
          .from(listingStates)
          .where(and(eq(listingStates.site, site), inArray(listingStates.bukkenNo, numbers)))
        const before = new Map(known.map((state) => [state.bukkenNo, state]))
        const changes = seen.flatMap((listing) =>
          changeOf(site, listing, before.get(listing.bukkenNo), now),
        )
        if (changes.length === 0) return
        await tx
          .insert(listingStates)
          .values(changes.map(({ state }) => state))
          .onConflictDoUpdate({
            target: [listingStates.site, listingStates.bukkenNo],
            set: { price: sql`excluded.price`, goneOn: sql`excluded.gone_on` },
          })
        const news = changes.flatMap((change) => change.news ?? [])
        if (isFirst || news.length === 0 || (await isNobodyWaiting(tx))) return
        await tx.insert(listingNews).values(news)
      }),

    /** The numbers that were on offer when they were last seen. */
    async onOffer(site: SiteType): Promise<string[]> {
      const rows = await db
        .select({ bukkenNo: listingStates.bukkenNo })
        .from(listingStates)
        .where(and(eq(listingStates.site, site), isNull(listingStates.goneOn)))
      return rows.map(({ bukkenNo }) => bukkenNo)
    },

    /** In the order in which they were seen. */
    after: (newsId: number): Promise<ListingNews[]> =>
      db
        .select()
        .from(listingNews)
        .where(gt(listingNews.newsId, newsId))
        .orderBy(asc(listingNews.newsId)),

    forget: async (now: Date): Promise<void> =>
      void (await db.delete(listingNews).where(lt(listingNews.seenAt, daysBefore(now, KEEP_DAYS)))),
  }
}

type Change = { state: ListingState; news?: NewListingNews }

function changeOf(
  site: SiteType,
  { bukkenNo, price }: Seen,
  before: ListingState | undefined,
  now: Date,
): Change[] {
  if (price === null) {
    if (!before || before.goneOn) return []
    return [{ state: { ...before, goneOn: isoDay(now) } }]
  }
  if (before && before.goneOn === null && before.price === price) return []
  const state = { site, bukkenNo, price, goneOn: null }
  const news = { site, bukkenNo, seenAt: now }
  if (!before || wasAwayLong(before, now)) return [{ state, news: { ...news, priceBefore: null } }]
  if (price < before.price) return [{ state, news: { ...news, priceBefore: before.price } }]
  return [{ state }]
}

const wasAwayLong = ({ goneOn }: ListingState, now: Date) =>
  goneOn !== null && goneOn <= isoDay(daysBefore(now, AWAY_DAYS))

const isNobodyWaiting = async (tx: Database): Promise<boolean> =>
  (await tx.select({ one: sql`1` }).from(mailmagazineSubscribers).limit(1)).length === 0
