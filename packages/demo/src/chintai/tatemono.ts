import { addDays, moment, monthBefore } from '../calendar.ts'
import { hazardOf } from '../hazard.ts'
import { type Facade, facadesOf, type Looks } from '../pictures/exteriors.ts'
import { type Location, locate } from '../places/location.ts'
import { shopFor } from '../places/shops.ts'
import type { Random } from '../random.ts'
import type { BuildingRow, ShopRow } from '../rows.ts'
import type { createNames } from './building-name.ts'
import { buildingComment } from './building-prose.ts'
import { sharedEquipment } from './equipment.ts'
import { type Layout, layoutsOf } from './layouts.ts'
import { type OwnerTerms, ownerTerms, type Parking, parkingOf } from './owner-terms.ts'

type Kind = BuildingRow['bukkenType']

/** A building with what its rooms have in common. */
export type Building = {
  row: BuildingRow
  location: Location
  /** Years since it was built, 0 within the first. */
  age: number
  facade: Facade
  unitsPerFloor: number
  layouts: Layout[]
  terms: OwnerTerms
  parking: Parking
  isRural: boolean
  shop: ShopRow
}

const SHUBETU = {
  mansion: [3101],
  apartment: [3102],
  kodate: [3103],
  tenpo: [3202, 3203, 3204],
  souko: [3206],
} as const satisfies Record<Kind, readonly number[]>

const KINDS: readonly (readonly [Kind, number])[] = [
  ['mansion', 52],
  ['apartment', 36],
  ['kodate', 7],
  ['tenpo', 3.5],
  ['souko', 1.5],
]

/** 用途地域 (codes.json), each as often as it is listed. */
const ZONES = [1, 11, 2, 12, 12, 3, 4, 5]
/** 第一種低層住居専用地域: no building higher than 10 m, and none for business. */
const LOW_RISE = 1
const LOW_FLOORS = 2

const HOUSE: readonly Kind[] = ['kodate', 'souko']
export const isBusiness = (kind: Kind) => kind === 'tenpo' || kind === 'souko'

/** The building number `index` of the demo data on the day `today`. */
export function makeBuilding(
  random: Random,
  index: number,
  { today, looks, names }: { today: string; looks: Looks; names: ReturnType<typeof createNames> },
): Building {
  const kind = random.weighted(KINDS)
  const location = locate(random)
  const isRural = location.city.seed_rent_1k < 40_000
  const ageMonths = random.chance(0.07) ? random.int(0, 11) : random.int(12, 540)
  const age = Math.floor(ageMonths / 12)
  const facade = looks(
    random,
    location.city.city_code,
    facadesOf(kind, age, { today, isRemote: location.isRemote }),
  )
  const [fewest, most] = facade.homes ?? [kind === 'mansion' ? 3 : 2, 6]
  const unitsPerFloor = HOUSE.includes(kind) ? 1 : random.int(fewest, most)
  const layouts = isBusiness(kind) ? [] : layoutsOf(random, kind === 'kodate', isRural)
  const isFamily = layouts.some(({ heyasu }) => heyasu > 1)
  const equipment = sharedEquipment(random, {
    floors: facade.floors,
    age,
    isMansion: kind === 'mansion',
  })
  const name = names(random, kind, location)
  const kosu = HOUSE.includes(kind) ? 1 : facade.floors * unitsPerFloor
  const isMinyukyo = ageMonths < 12 && random.chance(0.8)
  const createdOn = addDays(today, -random.int(30, 900))
  const row: BuildingRow = {
    tmNo: String(20_000_001 + index),
    ...name,
    isTmNameDisp: random.chance(0.93),
    bukkenType: kind,
    shubetu: random.pick(SHUBETU[kind]),
    zip: location.zip,
    ...location.columns,
    ...(isBusiness(kind) && { shogakkoNo: null, chugakkoNo: null }),
    chikuYm: monthBefore(today, ageMonths),
    isMinyukyo,
    kozo: structureOf(random, kind, facade.floors),
    chijoKaisu: facade.floors,
    chikaKaisu: 0,
    kosu,
    shikichiMen: random.chance(0.6) ? Math.round(kosu * random.float(28, 60) * 100) / 100 : null,
    kanriKaisha: random.chance(0.7) ? '自社管理' : null,
    kanrinin: kind === 'mansion' ? random.pick([2, 3, 3, 4]) : 4,
    isElevator: equipment.includes(701),
    youtoChiiki: random.pick(zonesFor(kind, facade.floors)),
    setsubiKyoyo: equipment,
    taishin: age <= 45 ? 'shin' : 'kyu',
    shoeneRank: age < 3 ? random.int(2, 5) : null,
    dannetsuRank: age < 3 ? random.int(4, 5) : null,
    konetsuhiEn: age < 3 ? random.int(80, 150) * 1_000 : null,
    hazard: hazardOf(random, location, today),
    photos: [],
    comment: null,
    createdAt: moment(createdOn, '10:00'),
    updatedAt: moment(addDays(today, -random.int(0, 30)), '10:00'),
    version: 1,
  }
  row.comment = buildingComment(random, row, location)
  return {
    row,
    location,
    age,
    facade,
    unitsPerFloor,
    layouts,
    terms: ownerTerms(random, age, isFamily),
    parking: parkingOf(random, location.city, kind === 'kodate'),
    isRural,
    shop: shopFor('chintai', row),
  }
}

const zonesFor = (kind: Kind, floors: number): number[] =>
  floors > LOW_FLOORS || isBusiness(kind) ? ZONES.filter((zone) => zone !== LOW_RISE) : ZONES

function structureOf(random: Random, kind: Kind, floors: number): number {
  if (kind === 'mansion') return floors >= 10 ? random.pick([4, 5]) : random.pick([4, 4, 4, 3])
  if (kind === 'apartment') return random.pick([1, 1, 8, 10, 3])
  if (kind === 'kodate') return random.pick([1, 1, 1, 8])
  return 3
}
