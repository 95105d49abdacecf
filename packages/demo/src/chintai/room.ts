import { advertised, listingDates } from '../listing-dates.ts'
import { staffOfShop } from '../people/staffs.ts'
import type { Looks } from '../pictures/exteriors.ts'
import { withPlan } from '../pictures/plan-photo.ts'
import type { Random } from '../random.ts'
import type { RoomRow } from '../rows.ts'
import { roomFeatures } from './room-features.ts'
import { roomTexts } from './room-prose.ts'
import { isWhole, positionOf, rentFor, spaceOf, type Unit } from './room-space.ts'
import { parkingColumns, tenancyColumns } from './room-terms.ts'
import type { Building } from './tatemono.ts'

/** Per cent of the listings; the rest is public. */
const SHARES = { applied: 6, closed: 8, hidden: 3, draft: 3 }

/**
 * The room at a unit of a building; `index` counts through all rooms of the demo data, and
 * `insideOf` picks what is seen of the room of a number.
 */
export function makeRoom(
  random: Random,
  building: Building,
  unit: Unit,
  {
    index,
    today,
    insideOf,
  }: { index: number; today: string; insideOf: (bukkenNo: string) => Looks },
): RoomRow {
  const { row, shop } = building
  const space = spaceOf(random, building)
  const tenancy = tenancyColumns(random, building, rentFor(random, building, space, unit), today)
  const position = positionOf(random, building, unit)
  const bukkenNo = String(1_000_000_001 + index)
  const facts = {
    bukkenNo,
    tmNo: row.tmNo,
    tenpoNo: shop.tenpoNo,
    syainNo: random.pick(staffOfShop(shop.tenpoNo)).syainNo,
    shubetu: row.shubetu,
    ...space,
    ...position,
    ...tenancy,
    ...parkingColumns(building),
    ...roomFeatures(
      random,
      building,
      { bukkenNo, ...space, ...position, ...tenancy },
      insideOf(bukkenNo),
    ),
    kaiTo: null,
    biko: tenancy.cleaning ? '退去時清掃費は退去の際に精算します。' : null,
    ...listingDates(random, today, SHARES),
  }
  const yachinRireki = advertised(facts.yachinRireki, facts)
  const photos = withPlan(facts.photos, {
    ...facts,
    men: facts.senyuMen,
    madoriHeyasu: facts.madoriHeyasu ?? null,
    madoriKind: facts.madoriKind ?? null,
    madoriShosai: facts.madoriShosai ?? null,
    muki: facts.muki ?? null,
    isHouse: isWhole(building),
    storeys: row.chijoKaisu,
  })
  return { ...facts, yachinRireki, photos, ...roomTexts(random, facts, building) }
}
