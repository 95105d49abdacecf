import type { Setsudo } from '@sumai/api-client/contract/baibai-land'
import { CHOSEI_KUIKI } from '@sumai/domain/listing/named-codes'
import { frontSide } from '@sumai/madori/program'
import type { Location } from '../places/location.ts'
import type { Random } from '../random.ts'
import type { PropertyRow } from '../rows.ts'
import { walkOf } from './base.ts'
import { round } from './prices.ts'

type Zone = { youtoChiiki: number[]; toshiKeikaku: number; kenpei: number; yoseki: number }

const URBAN: readonly (readonly [Zone, number])[] = [
  [{ youtoChiiki: [1], toshiKeikaku: 1, kenpei: 50, yoseki: 80 }, 30],
  [{ youtoChiiki: [11], toshiKeikaku: 1, kenpei: 60, yoseki: 150 }, 18],
  [{ youtoChiiki: [12], toshiKeikaku: 1, kenpei: 60, yoseki: 200 }, 28],
  [{ youtoChiiki: [3], toshiKeikaku: 1, kenpei: 60, yoseki: 200 }, 12],
  [{ youtoChiiki: [4], toshiKeikaku: 1, kenpei: 80, yoseki: 300 }, 8],
  [{ youtoChiiki: [99], toshiKeikaku: 2, kenpei: 60, yoseki: 100 }, 3],
]
const RURAL: readonly (readonly [Zone, number])[] = [
  [{ youtoChiiki: [99], toshiKeikaku: 3, kenpei: 70, yoseki: 200 }, 45],
  [{ youtoChiiki: [12], toshiKeikaku: 3, kenpei: 60, yoseki: 200 }, 35],
  [{ youtoChiiki: [1], toshiKeikaku: 3, kenpei: 50, yoseki: 80 }, 15],
  [{ youtoChiiki: [99], toshiKeikaku: 4, kenpei: 70, yoseki: 200 }, 5],
]

const RULES = [
  '景観法',
  '景観法、宅地造成及び特定盛土等規制法',
  '都市再生特別措置法',
  '特にありません',
]

const PERMIT =
  'いまの建物の建て替えには、都市計画法の許可が必要です。許可の見込みは、担当者が市の窓口で確かめてお伝えします。'

/** m: a way to the road (路地状部分) is as wide as a car needs it, and no longer than a few of them. */
const ALLEY = { width: 3, longest: 16 }

const CORNER = 2
const ONE_ROAD = 1

/** 第一種低層住居専用地域: nothing higher than 10 m. */
const LOW_RISE = 1
const LOW_FLOORS = 2

/** 万円 a tsubo from which on no town has a 市街化調整区域 with homes, and minutes to its station. */
const [IN_TOWN, NEAR_STATION] = [50, 15]

/** Code of `chisei`: 高台, which no flood reaches. */
export const HIGH_GROUND = 2

type Building = { floors: number; isOld?: boolean; isNew?: boolean }

/** Zoning, roads and pipes of a plot, for a building of these storeys. */
export function groundOf(random: Random, location: Location, building: Building) {
  const { city, isHilly } = location
  const { floors, isOld = false, isNew = false } = building
  const isInTown = city.seed_land_man_per_tsubo >= IN_TOWN || walkOf(location) <= NEAR_STATION
  const mayBeControlled = !isInTown && !isNew && floors > 0
  const zones = (city.seed_land_man_per_tsubo >= 14 ? URBAN : RURAL).filter(
    ([{ youtoChiiki, toshiKeikaku }]) =>
      (floors <= LOW_FLOORS || !youtoChiiki.includes(LOW_RISE)) &&
      (mayBeControlled || toshiKeikaku !== CHOSEI_KUIKI),
  )
  const zone = random.weighted(zones)
  const isCorner = random.chance(0.22)
  const first = roadOf(random, isOld)
  const second = isCorner ? [roadOf(random, false, first.muki)] : []
  const isNarrow = first.fukuin_m < 4
  const hasPrivateRoad = random.chance(0.07)
  const isBehind = !isNew && !isCorner && random.chance(0.04)
  return {
    ...zone,
    ...(zone.toshiKeikaku === CHOSEI_KUIKI ? { biko: PERMIT } : {}),
    houreiSeigen:
      zone.toshiKeikaku === CHOSEI_KUIKI ? '市街化調整区域（都市計画法）' : random.pick(RULES),
    chimoku: random.weighted([
      [1, 92],
      [5, 5],
      [3, 3],
    ] as const),
    chisei: random.weighted([
      [1, 85],
      [HIGH_GROUND, isHilly ? 10 : 0],
      [4, isHilly ? 5 : 0],
    ] as const),
    setsudoJokyo: isCorner ? CORNER : ONE_ROAD,
    setsudo: [isBehind ? { ...first, haba_m: ALLEY.width } : first, ...second],
    isSetback: isNarrow,
    setbackMen: isNarrow ? round(random.float(2, 12)) : null,
    shidoFutanMen: hasPrivateRoad ? round(random.float(5, 40)) : 0,
    shidoFutanWariai: hasPrivateRoad ? random.pick(['1/3', '1/4', '1/6']) : null,
    isGake: random.chance(isHilly ? 0.03 : 0),
    isKoatsusen: random.chance(0.01),
    rojijoWariai: isBehind ? random.int(30, 38) : null,
    suido: '公営水道',
    gesui: city.seed_land_man_per_tsubo >= 10 || random.chance(0.6) ? '公共下水' : '浄化槽',
    gas: city.seed_land_man_per_tsubo >= 20 && random.chance(0.7) ? '都市ガス' : 'プロパンガス',
  } satisfies Partial<PropertyRow>
}

/** The roads of a plot, turned until the first one passes the front door of its house. */
export function withRoadInFront(setsudo: readonly Setsudo[], sunnySide: number): Setsudo[] {
  const turn = frontSide(sunnySide) - (setsudo[0]?.muki ?? 0)
  return setsudo.map((road) => ({ ...road, muki: ((road.muki + turn + 7) % 8) + 1 }))
}

function roadOf(random: Random, isOld: boolean, otherSide?: number): Setsudo {
  const muki =
    otherSide === undefined ? random.pick([5, 5, 1, 3, 7, 4, 6]) : ((otherSide + 1) % 8) + 1
  const isNarrow = isOld && random.chance(0.3)
  return {
    muki,
    fukuin_m: isNarrow ? random.pick([2.7, 3, 3.6]) : random.pick([4, 4.5, 5, 6, 6, 8]),
    haba_m: Math.round(random.float(7, 16) * 10) / 10,
    doro_shubetu: isNarrow
      ? 4
      : random.weighted([
          [1, 88],
          [2, 7],
          [3, 5],
        ] as const),
    ichi_shitei: false,
  }
}

type Sides = { setsudo: Setsudo[]; rojijoWariai: number | null }

/** The ground of a plot of this size (m²): frontages and way to the road agree with it. */
export function groundFor<Ground extends Sides>(ground: Ground, men: number): Ground {
  return { ...ground, setsudo: sidesOf(ground, men), rojijoWariai: alleyOf(ground, men) }
}

/** Per cent of the plot that are its way to the road. */
export function alleyOf({ rojijoWariai }: Pick<Sides, 'rojijoWariai'>, men: number) {
  const most = Math.floor((ALLEY.width * ALLEY.longest * 100) / men)
  return rojijoWariai === null ? null : Math.min(rojijoWariai, most)
}

/** The narrowest and the widest frontage that `groundOf` gives, m. */
const [NARROW, WIDE] = [7, 16]

/** Frontages that agree with the area: a plot is at most twice as deep as it is wide. */
function sidesOf({ setsudo: [first, second], rojijoWariai }: Sides, men: number): Setsudo[] {
  if (!first) return []
  if (rojijoWariai !== null) return [first]
  const place = ((first.haba_m ?? NARROW) - NARROW) / (WIDE - NARROW)
  const frontage = Math.round(Math.sqrt(men) * (0.72 + place * 0.5) * 10) / 10
  const side = second && { ...second, haba_m: Math.round((men / frontage) * 10) / 10 }
  return [{ ...first, haba_m: frontage }, ...(side ? [side] : [])]
}
