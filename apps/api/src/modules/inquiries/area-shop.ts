import { straightMetres } from '@sumai/domain/listing/distance'
import type { Database } from '../../db/database.ts'
import { and, eq, inArray } from '../../db/drizzle.ts'
import { cities } from '../cities/cities.table.ts'
import { schools } from '../schools/schools.table.ts'
import { type ShopRow, shops } from '../shops/shops.table.ts'
import { stations } from '../stations/stations.table.ts'
import { tatemono } from '../tatemono/tatemono.table.ts'
import type { InquiryInput } from './form-check.ts'

type Asked = Pick<InquiryInput, 'site_type' | 'tm_no' | 'details'>

/** Shops of either site: those of one kind, and those of both. */
const DEALING = { baibai: [1, 3], chintai: [2, 3] }

/**
 * The shop for the place that somebody asks about: one of its municipality, else the nearest of its
 * area. Nothing for an enquiry about no place, or where the agency has no shop.
 */
export async function shopOfPlace(db: Database, asked: Asked): Promise<ShopRow | undefined> {
  const code = await cityAsked(db, asked)
  const [city] = code ? await db.select().from(cities).where(eq(cities.cityCode, code)) : []
  if (!city) return undefined
  const near = await db
    .select()
    .from(shops)
    .where(and(eq(shops.areaNo, city.areaNo), inArray(shops.cbFlg, DEALING[asked.site_type])))
  const rank = (shop: ShopRow) => [shop.cityCode === code ? 0 : 1, straightMetres(city, shop)]
  return near.toSorted((a, b) => compare(rank(a), rank(b)))[0]
}

/** The first municipality that is asked about, or that of the building, station or school. */
async function cityAsked(db: Database, { tm_no, details }: Asked): Promise<string | undefined> {
  if (tm_no) {
    const of = { code: tatemono.cityCode }
    return (await db.select(of).from(tatemono).where(eq(tatemono.tmNo, tm_no)))[0]?.code
  }
  const [city] = texts(details.city_code)
  if (city) return city
  const [station] = texts(details.eki_code)
  if (station) {
    const of = { code: stations.cityCode }
    return (await db.select(of).from(stations).where(eq(stations.ekiCode, station)))[0]?.code
  }
  const [school] = texts(details.shisetu_no)
  if (!school) return undefined
  const of = { code: schools.cityCode }
  return (await db.select(of).from(schools).where(eq(schools.shisetsuNo, school)))[0]?.code
}

/** The values of a field: several choices may be sent as one text with commas. */
const texts = (value: unknown): string[] =>
  [value ?? []]
    .flat()
    .flatMap((item) => String(item).split(','))
    .filter(Boolean)

const compare = ([a = 0, b = 0]: number[], [c = 0, d = 0]: number[]): number => a - c || b - d
