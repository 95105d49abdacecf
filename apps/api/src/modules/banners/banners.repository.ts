import { banner } from '@sumai/api-client/contract/banner'
import type { BannerType } from '@sumai/api-client/contract/words'
import { and, asc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { type WireRow, wireRowOf } from '../../wire/columns.ts'
import { documents } from '../../wire/document.ts'
import { banners } from './banners.table.ts'

const ROW = wireRowOf(banner, [banners])

export function bannersRepository(db: Database) {
  return {
    /** Public and within their period, in their order. */
    async shown(now: Date, types?: BannerType[]): Promise<WireRow[]> {
      const found = await db
        .select({ row: ROW })
        .from(banners)
        .where(
          and(
            eq(banners.isPublic, true),
            or(isNull(banners.startAt), lte(banners.startAt, now)),
            or(isNull(banners.endAt), gt(banners.endAt, now)),
            types && inArray(banners.bannerType, types),
          ),
        )
        .orderBy(asc(banners.bannerType), asc(banners.sort), asc(banners.bannerId))
      return documents(found)
    },
  }
}
