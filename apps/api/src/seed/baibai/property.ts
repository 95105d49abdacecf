import type { BaibaiBukkenType } from '@sumai/api-client/contract/words'
import { owningItems } from '@sumai/domain/costs/baibai-monthly'
import { total } from '@sumai/domain/costs/cost-item'
import { monthlyPayment } from '@sumai/domain/costs/loan'
import { tsuboTanka } from '@sumai/domain/costs/unit-price'
import { searchArea } from '@sumai/domain/listing/search-area'
import { searchColumns } from '@sumai/domain/search-text'
import type { NewBaibaiRoom } from '../../modules/baibai-rooms/baibai-rooms.table.ts'
import { rentOf } from '../chintai/rent.ts'
import { type Location, locate, randomCity } from '../places/location.ts'
import type { Random } from '../random.ts'
import { baseColumns, handover, priceCuts, walkOf } from './base.ts'
import { flatColumns } from './flat.ts'
import { newHouseColumns, usedHouseColumns } from './house.ts'
import { businessColumns, wholeBuildingColumns, yieldColumns } from './investment.ts'
import { lotColumns } from './lot.ts'
import { propertyTexts } from './property-prose.ts'
import { siteColumns } from './site.ts'

type Key = { index: number; today: string; bukkenType: BaibaiBukkenType }

/** Condominiums stand only where land is dear enough for them. */
const CONDO_FROM_MAN_PER_TSUBO = 11

/** The property number `index` of the demo data. */
export function makeProperty(random: Random, key: Key): NewBaibaiRoom {
  const location = placeFor(random, key.bukkenType)
  const kind = kindColumns(random, location, key)
  const columns = { ...baseColumns(random, location, key), ...kind }
  const reckoned = {
    ...columns,
    ...costColumns(columns),
    kakakuRireki: cutsOf(random, columns, key),
  }
  const texts = propertyTexts(random, reckoned)
  const found = [
    columns.name,
    columns.addressDisp,
    columns.bukkenNo,
    ...columns.kotsu.map(({ eki_name }) => `${eki_name}駅`),
    texts.title,
    texts.catchCopy,
    texts.comment,
  ]
  return { ...reckoned, ...texts, ...searchColumns(found) }
}

function placeFor(random: Random, bukkenType: BaibaiBukkenType): Location {
  let city = randomCity(random)
  const isCondo = bukkenType === 'hanbai_mansion' || bukkenType === 'toushi_mansion'
  while (isCondo && city.seed_land_man_per_tsubo < CONDO_FROM_MAN_PER_TSUBO) {
    city = randomCity(random)
  }
  return locate(random, city)
}

function kindColumns(random: Random, location: Location, { bukkenType, index, today }: Key) {
  switch (bukkenType) {
    case 'hanbai_mansion':
      return {
        shubetu: 302,
        ...flatColumns(random, location, { today, isStudio: false }),
        ...handover(random, today),
      }
    case 'hanbai_chuko':
      return {
        shubetu: 202,
        ...usedHouseColumns(random, location, today),
        ...handover(random, today),
      }
    case 'hanbai_shinchiku':
      return { shubetu: 201, ...newHouseColumns(random, location, today), ...UNOCCUPIED }
    case 'tateuri':
      return { ...siteColumns(random, location, index, today), ...UNOCCUPIED }
    case 'hanbai_tochi':
      return lotColumns(random, location)
    case 'toushi_apartment':
      return {
        shubetu: 410,
        ...invested(bukkenType, 'ittou'),
        ...wholeBuildingColumns(random, location, 'apartment', today),
      }
    case 'toushi_mansion':
      return random.chance(0.35)
        ? {
            shubetu: 408,
            ...invested(bukkenType, 'ittou'),
            ...wholeBuildingColumns(random, location, 'mansion', today),
          }
        : { shubetu: 302, ...invested(bukkenType, 'kubun'), ...letFlat(random, location, today) }
    case 'toushi_other':
      return {
        ...invested(bukkenType, 'jigyou'),
        ...businessColumns(random, location, today),
      }
  }
}

const UNOCCUPIED = { genkyo: 4, hikiwatashiJiki: 2 }

const invested = (
  toushiBukkenType: 'toushi_mansion' | 'toushi_apartment' | 'toushi_other',
  bukkenKbn: 'ittou' | 'kubun' | 'jigyou',
) => ({ toushiBukkenType, bukkenKbn })

/** A studio with its tenant. */
function letFlat(random: Random, location: Location, today: string) {
  const flat = flatColumns(random, location, { today, isStudio: true })
  const age = Number(today.slice(0, 4)) - Number(flat.chikuYm.slice(0, 4))
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
  return {
    ...flat,
    ...yieldColumns(random, yachin * 12, flat.kakaku),
    nyukyoRitsu: 100,
    rentRoll: [{ no: `${flat.kai}階`, madori: '1K', men: flat.senyuMen, yachin, status: '賃貸中' }],
    genkyo: 3,
    hikiwatashiJiki: 2,
  }
}

type Columns = Omit<
  NewBaibaiRoom,
  'title' | 'men' | 'kakakuRireki' | 'getsuSogakuItems' | 'searchText' | 'searchGrams'
>

/** Homes show what they cost a month; land and flats also what a tsubo costs. */
function costColumns(columns: Columns) {
  const isHome = columns.toushiBukkenType === null && columns.bukkenType !== 'hanbai_tochi'
  const areas = {
    senyuMen: columns.senyuMen ?? null,
    tatemonoMen: columns.tatemonoMen ?? null,
    tochiMen: columns.tochiMen ?? null,
  }
  const getsuShiharai = isHome ? monthlyPayment(columns.kakaku) : null
  const getsuSogakuItems = owningItems({
    getsuShiharai,
    kanrihi: columns.kanrihi ?? null,
    shuzenTsumitate: columns.shuzenTsumitate ?? null,
    sonotaGetsugaku: columns.sonotaGetsugaku,
    koteiShisanZei: columns.koteiShisanZei ?? null,
  })
  const priced = areas.senyuMen ?? (columns.bukkenType === 'hanbai_tochi' ? areas.tochiMen : null)
  return {
    men: searchArea(areas),
    tsuboTanka: tsuboTanka(columns.kakaku, priced),
    getsuShiharai,
    getsuSogaku: getsuShiharai === null ? null : total(getsuSogakuItems),
    getsuSogakuItems,
  }
}

const cutsOf = (random: Random, { kakaku, bukkenType }: Columns, { today }: Key) =>
  bukkenType === 'tateuri' ? [] : priceCuts(random, kakaku, today)
