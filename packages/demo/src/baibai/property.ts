import type { BaibaiBukkenType } from '@sumai/api-client/contract/words'
import { isSetsubiOf } from '@sumai/domain/setsubijoken'
import { rentOf } from '../chintai/rent.ts'
import { advertised } from '../listing-dates.ts'
import { withPlan } from '../pictures/plan-photo.ts'
import { type Location, locate, randomCity } from '../places/location.ts'
import type { Random } from '../random.ts'
import type { PropertyRow } from '../rows.ts'
import { baseColumns, type Day, handover, priceCuts, walkOf } from './base.ts'
import { flatColumns } from './flat.ts'
import { HIGH_GROUND } from './ground.ts'
import { newHouseColumns, usedHouseColumns } from './house.ts'
import { businessColumns, wholeBuildingColumns, yieldColumns } from './investment.ts'
import { lotColumns } from './lot.ts'
import { propertyTexts } from './property-prose.ts'
import { siteColumns } from './site.ts'

type Key = Day & { index: number; bukkenType: BaibaiBukkenType }

/** Condominiums stand only where land is dear enough for them. */
const CONDO_FROM_MAN_PER_TSUBO = 11

/** The property number `index` of the demo data. */
export function makeProperty(random: Random, key: Key): PropertyRow {
  const location = placeFor(random, key.bukkenType)
  const kind = kindColumns(random, location, key)
  const { setsubijoken = [], chisei } = kind as Partial<PropertyRow>
  const base = baseColumns(random, location, key)
  const columns = {
    ...base,
    ...kind,
    hazard:
      chisei === HIGH_GROUND
        ? { ...base.hazard, kozui: 0 as const, takashio: 0 as const }
        : base.hazard,
    setsubijoken: setsubijoken.filter((code) => isSetsubiOf('baibai', code)),
  }
  const kakakuRireki = advertised(cutsOf(random, columns, key), columns)
  const home = { ...columns, kakakuRireki }
  const property = { ...home, photos: picturesOf(home) }
  return { ...property, ...propertyTexts(random, property) }
}

function picturesOf(columns: Omit<PropertyRow, 'title' | 'catchCopy' | 'comment'>) {
  const { bukkenNo, photos, senyuMen, tatemonoMen, balconyMen, madoriHeyasu, madoriKind, muki } =
    columns
  return withPlan(photos, {
    bukkenNo,
    madoriHeyasu: madoriHeyasu ?? null,
    madoriKind: madoriKind ?? null,
    madoriShosai: columns.madoriShosai ?? null,
    men: senyuMen ?? tatemonoMen ?? 0,
    balconyMen: balconyMen ?? null,
    muki: muki ?? null,
    isHouse: !senyuMen,
    storeys: columns.sokosu ?? 1,
    setsubijoken: columns.setsubijoken ?? [],
  })
}

function placeFor(random: Random, bukkenType: BaibaiBukkenType): Location {
  let city = randomCity(random)
  const isCondo = bukkenType === 'hanbai_mansion' || bukkenType === 'toushi_mansion'
  while (isCondo && city.seed_land_man_per_tsubo < CONDO_FROM_MAN_PER_TSUBO) {
    city = randomCity(random)
  }
  return locate(random, city)
}

function kindColumns(random: Random, location: Location, key: Key) {
  const { bukkenType, index } = key
  switch (bukkenType) {
    case 'hanbai_mansion':
      return {
        shubetu: 302,
        ...flatColumns(random, location, { ...key, isStudio: false }),
        ...handover(random, key.today),
      }
    case 'hanbai_chuko':
      return {
        shubetu: 202,
        ...usedHouseColumns(random, location, key),
        ...handover(random, key.today),
      }
    case 'hanbai_shinchiku':
      return { shubetu: 201, ...newHouseColumns(random, location, key) }
    case 'tateuri':
      return siteColumns(random, location, index, key)
    case 'hanbai_tochi':
      return lotColumns(random, location, key)
    case 'toushi_apartment':
      return {
        shubetu: 410,
        ...invested(bukkenType, 'ittou'),
        ...wholeBuildingColumns(random, location, 'apartment', key),
      }
    case 'toushi_mansion':
      return random.chance(0.35)
        ? {
            shubetu: 408,
            ...invested(bukkenType, 'ittou'),
            ...wholeBuildingColumns(random, location, 'mansion', key),
          }
        : { shubetu: 302, ...invested(bukkenType, 'kubun'), ...letFlat(random, location, key) }
    case 'toushi_other':
      return {
        ...invested(bukkenType, 'jigyou'),
        ...businessColumns(random, location, key),
      }
  }
}

const invested = (
  toushiBukkenType: 'toushi_mansion' | 'toushi_apartment' | 'toushi_other',
  bukkenKbn: 'ittou' | 'kubun' | 'jigyou',
) => ({ toushiBukkenType, bukkenKbn })

/** A studio with its tenant. */
function letFlat(random: Random, location: Location, key: Day) {
  const flat = flatColumns(random, location, { ...key, isStudio: true })
  const age = Number(key.today.slice(0, 4)) - Number(flat.chikuYm.slice(0, 4))
  const yachin = rentOf(random, {
    city1k: location.city.seed_rent_1k,
    madori: 120,
    men: flat.senyuMen,
    age,
    walk: walkOf(location),
    kai: flat.kai,
    isConcrete: true,
    isHouse: false,
  })
  const earned = yieldColumns(random, yachin * 12, flat.kakaku)
  // What its owner pays the others of the building, and the tax.
  const least = (flat.kanrihi + flat.shuzenTsumitate) * 12 + flat.koteiShisanZei
  return {
    ...flat,
    ...earned,
    nenkanKeihi: Math.max(earned.nenkanKeihi, Math.ceil(least / 1_000) * 1_000),
    nyukyoRitsu: 100,
    rentRoll: [{ no: `${flat.kai}階`, madori: '1K', men: flat.senyuMen, yachin, status: '賃貸中' }],
    genkyo: 3,
    hikiwatashiJiki: 2,
  }
}

type Priced = { kakaku: number; koshinDate: string }

const cutsOf = (random: Random, { kakaku, koshinDate }: Priced, { bukkenType }: Key) =>
  bukkenType === 'tateuri' ? [] : priceCuts(random, kakaku, koshinDate)
