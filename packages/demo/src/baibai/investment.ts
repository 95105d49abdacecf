import type { RentRoll } from '@sumai/api-client/contract/baibai-invest'
import { grossYield } from '@sumai/domain/costs/yield'
import { smallestPlot } from '@sumai/domain/listing/building-limits'
import { monthBefore } from '../calendar.ts'
import { roomEquipment } from '../chintai/equipment.ts'
import { roomSizes } from '../chintai/layouts.ts'
import { rentOf } from '../chintai/rent.ts'
import { plotShots, withMaps } from '../pictures/drawn.ts'
import {
  commonShots,
  type Facade,
  facadesOf,
  isAllHomes,
  outsideShot,
  wholeBlockShots,
} from '../pictures/exteriors.ts'
import { interiorOf, samplesOf } from '../pictures/interiors.ts'
import { roadShots } from '../pictures/land.ts'
import { photosOf, type Shot } from '../pictures/pictures.ts'
import { planShots } from '../pictures/plan-photo.ts'
import { cityLabel } from '../places/geography.ts'
import type { Location } from '../places/location.ts'
import type { Random } from '../random.ts'
import type { PropertyRow } from '../rows.ts'
import { type Day, walkOf } from './base.ts'
import { groundFor, groundOf } from './ground.ts'
import { roomyPlot, round, toPrice } from './prices.ts'

type Tenants = { roll: RentRoll[]; floors: number; facade: Facade; home: Home | null }
/** A flat like all of the building. */
type Home = { heyasu: number; kind: number; men: number; age: number }
/** 2LDK and 1K. */
const FAMILY = { heyasu: 2, kind: 50 }
const SINGLE = { heyasu: 1, kind: 20 }
const LET = '賃貸中'
const VACANT = '空室'
const LET_OUT = 3
const RENOVATED = 808

/** What buyers of let property expect, per cent: more for old buildings and cheap land. */
const expectedYield = (random: Random, { city }: Location, age: number): number =>
  random.around(5.2 + Math.max(0, 40 - city.seed_land_man_per_tsubo) * 0.035 + age * 0.08, 0.4)

/** A whole apartment house or block of flats. */
export function wholeBuildingColumns(
  random: Random,
  location: Location,
  kind: 'apartment' | 'mansion',
  { today, looks, names }: Day,
) {
  const ageMonths = random.int(6, 480)
  const age = Math.floor(ageMonths / 12)
  const facade = looks(
    random,
    location.city.city_code,
    facadesOf(kind, age, { today, isRemote: location.isRemote }).filter(
      (it) => it.floors <= 10 && isAllHomes(it),
    ),
  )
  const perFloor = random.int(3, 4)
  const isFamily = perFloor === 3
  // Whatever its storeys are, what is drawn by lot after it is the same.
  const lot = random.fork('roll')
  const roll = Array.from({ length: facade.floors * perFloor }, (_, n): RentRoll => {
    const kai = Math.floor(n / perFloor) + 1
    const men = round(isFamily ? lot.float(52, 60) : lot.float(21, 28))
    return {
      no: `${kai}0${(n % perFloor) + 1}`,
      madori: isFamily ? '2LDK' : '1K',
      men,
      yachin: rentOf(lot, {
        city1k: location.city.seed_rent_1k,
        madori: isFamily ? 250 : 120,
        men,
        age,
        walk: walkOf(location),
        kai,
        isConcrete: kind === 'mansion',
        isHouse: false,
      }),
      status: lot.chance(0.92) ? LET : VACANT,
    }
  })
  const [{ men }] = roll as [RentRoll]
  const home = { ...(isFamily ? FAMILY : SINGLE), men, age }
  return {
    name: names(random, kind, location).tmName,
    ...earningColumns(random, location, { roll, floors: facade.floors, facade, home }, age),
    chikuYm: monthBefore(today, ageMonths),
    kozo: kind === 'mansion' ? 4 : random.pick([1, 10, 3]),
    taishin: age <= 43 ? 'shin' : 'kyu',
  } satisfies Partial<PropertyRow>
}

const BUSINESS = [
  { shubetu: 401, label: '店舗', ground: '店舗', above: '店舗', facade: 'tenpo', men: 90 },
  { shubetu: 404, label: '事務所', ground: '店舗', above: '事務所', facade: 'tenpo', men: 70 },
  { shubetu: 406, label: 'ビル', ground: '店舗', above: '事務所', facade: 'tenpo', men: 110 },
  { shubetu: 409, label: '倉庫', ground: '倉庫', above: '倉庫', facade: 'souko', men: 420 },
] as const

/** Shops, offices and warehouses. */
export function businessColumns(random: Random, location: Location, { today, looks }: Day) {
  const type = random.pick(BUSINESS)
  const ageMonths = random.int(36, 480)
  const age = Math.floor(ageMonths / 12)
  const facade = looks(
    random,
    location.city.city_code,
    facadesOf(type.facade, age, { today, isRemote: location.isRemote }),
  )
  const perTsubo = (2_600 + location.city.seed_rent_1k * 0.1) * (type.shubetu === 409 ? 0.35 : 1)
  const tenants = type.facade === 'souko' ? 1 : facade.floors
  const floorMen = random.around(type.men, type.men / 6)
  const lot = random.fork('roll')
  const roll = Array.from({ length: tenants }, (_, n): RentRoll => {
    // The entrance and its stairs take a part of the ground floor.
    const men = round(n === 0 && tenants > 1 ? floorMen * 0.85 : floorMen)
    return {
      no: `${n + 1}F`,
      madori: n === 0 ? type.ground : type.above,
      men,
      yachin: Math.round((men * 0.3025 * perTsubo) / 1_000) * 1_000,
      status: n === 0 || lot.chance(0.85) ? LET : VACANT,
    }
  })
  return {
    name: `${cityLabel(location.city)}${location.town} ${type.label}`,
    shubetu: type.shubetu,
    ...earningColumns(random, location, { roll, floors: facade.floors, facade, home: null }, age),
    chikuYm: monthBefore(today, ageMonths),
    kozo: 3,
    taishin: age <= 43 ? 'shin' : 'kyu',
    // Nobody lives there.
    shogakkoNo: null,
    chugakkoNo: null,
  } satisfies Partial<PropertyRow>
}

/** Income, yields and the price that follows from them. */
function earningColumns(random: Random, location: Location, tenants: Tenants, age: number) {
  const { roll, floors, facade, home } = tenants
  const income = roll.reduce((sum, { yachin }) => sum + yachin, 0) * 12
  const tatemonoMen = round(roll.reduce((sum, { men }) => sum + men, 0) * 1.12)
  const kakaku = toPrice(income / (expectedYield(random, location, age) / 100))
  const anyGround = groundOf(random, location, { floors })
  const smallest = smallestPlot(anyGround, { tatemonoMen, floors })
  const tochiMen = roomyPlot(random, (tatemonoMen / floors) * random.float(1.5, 2.2), smallest)
  const ground = groundFor(anyGround, tochiMen)
  const { plot } = plotShots({ ...ground, tochiMen })
  const shots = withMaps(
    [
      outsideShot(facade),
      ...(home ? insideShots(random, home, floors) : []),
      ...roadShots(ground.setsudo),
      ...plot,
    ],
    location.columns,
    'sale',
  )
  const let_ = roll.filter(({ status }) => status === LET).length
  return {
    kakaku,
    ...yieldColumns(random, income, kakaku),
    nyukyoRitsu: Math.round((let_ / roll.length) * 100),
    rentRoll: roll,
    tochiMen,
    tochiMenKbn: 1,
    tatemonoMen,
    tatemonoMenKbn: 1,
    sokosu: floors,
    chikaKaisu: 0,
    kosu: roll.length,
    genkyo: LET_OUT,
    hikiwatashiJiki: 2,
    ...parkingOn(tochiMen - tatemonoMen / floors, random.int(1, roll.length)),
    koteiShisanZei: Math.round((kakaku * 0.004) / 1_000) * 1_000,
    ...ground,
    photos: photosOf(shots),
  } satisfies Partial<PropertyRow>
}

/** m² for a car: its place, and half of the way between two rows. */
const CAR = 25

/** As many cars as are wanted and as the ground beside the building takes. */
function parkingOn(free: number, wanted: number) {
  const cars = Math.min(wanted, Math.floor(free / CAR))
  return cars > 0 ? { parkingKbn: 1, parkingDaisu: cars } : { parkingKbn: 4, parkingDaisu: null }
}

const insideShots = (random: Random, home: Home, floors: number): Shot[] => [
  ...homeShots(random.fork('interior'), home),
  ...commonShots({ floors, has: () => true }),
  ...wholeBlockShots(floors),
]

/** One of its homes as an example. */
function homeShots(random: Random, { heyasu, kind, men, age }: Home): Shot[] {
  const inside = {
    madoriHeyasu: heyasu,
    madoriKind: kind,
    isLdk: kind === FAMILY.kind,
    madoriShosai: roomSizes({ heyasu, kind }, men, { isTatami: false }),
    ...{ age, kai: null, isHouse: false, isBuilt: true, isLet: true },
  }
  const space = { ...inside, men, storeys: 1 }
  // A whole building is not said to be renovated.
  const setsubijoken = roomEquipment(random, space).filter((code) => code !== RENOVATED)
  // Two buildings may have homes of the same size: their plans differ all the same.
  const bukkenNo = String(random.fork('plan').int(10, 99))
  const plan = { ...space, setsubijoken, bukkenNo, balconyMen: 6, muki: null }
  return samplesOf([
    ...interiorOf(random, { ...inside, setsubijoken }, { panorama: 0 }).shots,
    ...planShots(plan),
  ])
}

/** Yields as if every unit were let (満室想定). */
export function yieldColumns(random: Random, income: number, kakaku: number) {
  const nenkanKeihi = Math.round((income * random.float(0.14, 0.22)) / 1_000) * 1_000
  return {
    nenkanShunyu: income,
    nenkanKeihi,
    shuekiRimawari: grossYield(income, kakaku),
    rimawariKbn: 'soutei',
  } satisfies Partial<PropertyRow>
}
