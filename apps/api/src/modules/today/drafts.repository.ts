import { LRUCache } from 'lru-cache'
import type { Database } from '../../db/database.ts'
import { desc, eq } from '../../db/drizzle.ts'
import { baibaiRooms } from '../baibai-rooms/baibai-rooms.table.ts'
import { chintaiRooms } from '../chintai-rooms/chintai-rooms.table.ts'
import { shops } from '../shops/shops.table.ts'
import { tatemono } from '../tatemono/tatemono.table.ts'
import { type LintedDraft, lintDrafts } from './lint-drafts.ts'
import { own, type Rooms, SHOWN } from './own-homes.ts'

/** Drafts of which is kept what they lack. */
const MOST = 20_000
/** Whole rows are large: so many are read at once. */
const PART = 100

type Seen = { bukkenNo: string; versions: number[] }

/**
 * Drafts of a shop, or of all. What one lacks is looked up again when it, its building or its shop
 * has changed.
 */
export function draftsRepository(db: Database) {
  const known = new LRUCache<string, LintedDraft>({ max: MOST })
  const keyOf = ({ bukkenNo, versions }: Seen) => [bukkenNo, ...versions].join(' ')
  const draft = (rooms: Rooms, tenpoNo: string | undefined) =>
    own(rooms, tenpoNo, eq(rooms.boshuStatus, 'draft'))

  async function look(site: keyof typeof lintDrafts, drafts: readonly Seen[]) {
    const unknown = drafts.filter((it) => !known.has(keyOf(it)))
    const keys = new Map(unknown.map((it) => [it.bukkenNo, keyOf(it)]))
    const numbers = [...keys.keys()]
    for (let at = 0; at < numbers.length; at += PART) {
      for (const home of await lintDrafts[site](db, numbers.slice(at, at + PART))) {
        known.set(keys.get(home.bukken_no) ?? '', home)
      }
    }
    return drafts.flatMap((it) => known.get(keyOf(it)) ?? [])
  }

  async function lets(tenpoNo: string | undefined): Promise<Seen[]> {
    const rows = await db
      .select({
        bukkenNo: chintaiRooms.bukkenNo,
        room: chintaiRooms.version,
        building: tatemono.version,
        shop: shops.version,
      })
      .from(chintaiRooms)
      .innerJoin(tatemono, eq(tatemono.tmNo, chintaiRooms.tmNo))
      .innerJoin(shops, eq(shops.tenpoNo, chintaiRooms.tenpoNo))
      .where(draft(chintaiRooms, tenpoNo))
      .orderBy(desc(chintaiRooms.updatedAt))
    return rows.map(({ bukkenNo, room, building, shop }) => ({
      bukkenNo,
      versions: [room, building, shop],
    }))
  }

  async function sales(tenpoNo: string | undefined): Promise<Seen[]> {
    const rows = await db
      .select({
        bukkenNo: baibaiRooms.bukkenNo,
        room: baibaiRooms.version,
        shop: shops.version,
      })
      .from(baibaiRooms)
      .innerJoin(shops, eq(shops.tenpoNo, baibaiRooms.tenpoNo))
      .where(draft(baibaiRooms, tenpoNo))
      .orderBy(desc(baibaiRooms.updatedAt))
    return rows.map(({ bukkenNo, room, shop }) => ({ bukkenNo, versions: [room, shop] }))
  }

  return {
    /** Those that lack least come first, and among them those that were worked on last. */
    async first(tenpoNo: string | undefined) {
      const [rented, sold] = await Promise.all([lets(tenpoNo), sales(tenpoNo)])
      const homes = [...(await look('chintai', rented)), ...(await look('baibai', sold))]
      return {
        total: homes.length,
        homes: homes.toSorted((a, b) => a.missing.length - b.missing.length).slice(0, SHOWN),
      }
    },
  }
}
