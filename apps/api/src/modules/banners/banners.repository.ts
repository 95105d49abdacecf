import { banner } from '@sumai/api-client/contract/banner'
import type { BannerType } from '@sumai/api-client/contract/words'
import type { Database } from '../../db/database.ts'
import { and, asc, eq, gt, inArray, isNull, lte, max, or, type SQL } from '../../db/drizzle.ts'
import { type WireRow, wireRowOf } from '../../wire/columns.ts'
import { documents } from '../../wire/document.ts'
import { inGivenOrder } from '../../wire/sorting.ts'
import { recordChanges, type Writer } from '../audit-log/record-changes.ts'
import { type BannerRow, banners, type NewBanner } from './banners.table.ts'

const ROW = wireRowOf(banner, [banners])
const ORDER = [asc(banners.bannerType), asc(banners.sort), asc(banners.bannerId)]

const isShown = (now: Date) =>
  and(
    eq(banners.isPublic, true),
    or(isNull(banners.startAt), lte(banners.startAt, now)),
    or(isNull(banners.endAt), gt(banners.endAt, now)),
  )

export function bannersRepository(db: Database) {
  const select = async (where: SQL | undefined): Promise<WireRow[]> =>
    documents(
      await db
        .select({ row: ROW })
        .from(banners)
        .where(where)
        .orderBy(...ORDER),
    )
  const ofTypes = (types?: BannerType[]) => types && inArray(banners.bannerType, types)

  return {
    /** Public and within their period, in their order; and the one that staff look at. */
    shown: (now: Date, types?: BannerType[], preview?: string) =>
      select(
        and(
          or(
            isShown(now),
            preview === undefined ? undefined : eq(banners.bannerId, Number(preview)),
          ),
          ofTypes(types),
        ),
      ),

    byId: async (id: number): Promise<WireRow | undefined> =>
      (await select(eq(banners.bannerId, id)))[0],

    all: (types?: BannerType[]) => select(ofTypes(types)),

    /** Adds a banner, last in its place. */
    async create(writer: Writer, values: Omit<NewBanner, 'sort'>): Promise<WireRow | undefined> {
      const id = await db.transaction(async (tx) => {
        const [last] = await tx
          .select({ sort: max(banners.sort) })
          .from(banners)
          .where(eq(banners.bannerType, values.bannerType))
        const sort = (last?.sort ?? 0) + 1
        const [row] = await tx
          .insert(banners)
          .values({ ...values, sort })
          .returning({ id: banners.bannerId })
        const bannerId = row?.id ?? 0
        await recordChanges(tx, writer, 'banners', [{ id: bannerId, after: values }])
        return bannerId
      })
      return (await select(eq(banners.bannerId, id)))[0]
    },

    /** `check` gets the row before the change, locked. Nothing when there is no such banner. */
    async change(
      id: number,
      writer: Writer,
      values: Partial<NewBanner>,
      check: (current: BannerRow) => void,
    ): Promise<WireRow | undefined> {
      const which = eq(banners.bannerId, id)
      await db.transaction(async (tx) => {
        const [before] = await tx.select().from(banners).where(which).for('update')
        if (!before) return
        check(before)
        const after = { ...before, ...values, version: before.version + 1 }
        await tx.update(banners).set(after).where(which)
        await recordChanges(tx, writer, 'banners', [{ id, before, after }])
      })
      return (await select(which))[0]
    },

    /** Returns whether the banner existed. */
    remove: (id: number, writer: Writer): Promise<boolean> =>
      db.transaction(async (tx) => {
        const gone = await tx.delete(banners).where(eq(banners.bannerId, id)).returning()
        await recordChanges(
          tx,
          writer,
          'banners',
          gone.map((before) => ({ id, before })),
        )
        return gone.length > 0
      }),

    sort: (bannerType: BannerType, ids: number[], writer: Writer) =>
      inGivenOrder(
        db,
        { resource: 'banners', table: banners, id: banners.bannerId },
        eq(banners.bannerType, bannerType),
        ids,
        writer,
      ),
  }
}
