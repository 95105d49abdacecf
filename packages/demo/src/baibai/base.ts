import type { BaibaiBukkenType } from '@sumai/api-client/contract/words'
import { addDays } from '../calendar.ts'
import type { buildingName } from '../chintai/building-name.ts'
import { hazardOf } from '../hazard.ts'
import { listingDates } from '../listing-dates.ts'
import { staffOfShop } from '../people/staffs.ts'
import type { Looks } from '../pictures/exteriors.ts'
import type { Location } from '../places/location.ts'
import { shopFor } from '../places/shops.ts'
import type { Random } from '../random.ts'
import type { PropertyRow } from '../rows.ts'

/** The day on which the demo is made, and which pictures and names the neighbours have. */
export type Day = { today: string; looks: Looks; names: typeof buildingName }

/** Per cent of the listings; the rest is on sale. */
const SHARES = { applied: 7, closed: 14, hidden: 2, draft: 3 }
const ON_SALE = { applied: 0, closed: 0, hidden: 0, draft: 0 }

/** Codes of `zei_kbn`: land carries no tax, nor does what people sell that are no business. */
const TAX_INCLUDED = 1
const UNTAXED = 2
const FROM_PEOPLE: readonly BaibaiBukkenType[] = ['hanbai_tochi', 'hanbai_mansion', 'hanbai_chuko']

const OWN = 1
const EXCLUSIVE = [4, 5]

/** What every property for sale has. A site of our own (tateuri) is always on sale. */
export function baseColumns(
  random: Random,
  location: Location,
  { index, today, bukkenType }: { index: number; today: string; bukkenType: BaibaiBukkenType },
) {
  const { columns } = location
  const shop = shopFor('baibai', columns)
  const isOwn = bukkenType === 'tateuri'
  const torihikiTaiyo = isOwn
    ? OWN
    : random.weighted([
        [5, 50],
        [6, 30],
        [4, 12],
        [3, 8],
      ] as const)
  const dates = listingDates(random, today, isOwn ? ON_SALE : SHARES)
  return {
    bukkenNo: String(5_000_000_001 + index),
    tenpoNo: shop.tenpoNo,
    syainNo: random.pick(staffOfShop(shop.tenpoNo)).syainNo,
    bukkenType,
    ...columns,
    ...dates,
    kakakuZeiKbn: FROM_PEOPLE.includes(bukkenType) ? UNTAXED : TAX_INCLUDED,
    torihikiTaiyo,
    baikaiKigen: EXCLUSIVE.includes(torihikiTaiyo) ? addDays(today, random.int(5, 85)) : null,
    hazard: hazardOf(random, location, today),
  } satisfies Partial<PropertyRow>
}

/** When it is handed over, and who lives in it until then. */
export function handover(random: Random, today: string) {
  const isVacant = random.chance(0.7)
  const hikiwatashiJiki = isVacant ? 1 : random.pick([2, 3])
  return {
    genkyo: isVacant ? 2 : 1,
    hikiwatashiJiki,
    hikiwatashiDate: hikiwatashiJiki === 3 ? addDays(today, random.int(30, 150)) : null,
  }
}

/** A cut of the price in the two months before its last update, now and then. */
export function priceCuts(random: Random, kakaku: number, updated: string) {
  if (!random.chance(0.2)) return []
  const cut = Math.max(300_000, Math.round((kakaku * random.float(0.02, 0.08)) / 100_000) * 100_000)
  return [{ date: addDays(updated, -random.int(1, 55)), from: kakaku + cut, to: kakaku }]
}

const PLACES = ['キッチン', '浴室', 'トイレ', '洗面台', '内装（壁・床）', '外壁', '給湯器']

/** What was renewed within the last two years. */
export function reforms(random: Random, today: string) {
  return random.sample(PLACES, random.int(2, 5)).map((place) => ({
    place,
    ym: addDays(today, -random.int(30, 700)).slice(0, 7),
    note: place.startsWith('内装') ? '全室クロス張り替え' : null,
  }))
}

/** Minutes that a buyer counts: by bus it is far. */
export const walkOf = ({ columns }: Location): number => {
  const access = columns.kotsu[0]
  return access?.bus_fun === null ? access.toho_fun : 28
}
