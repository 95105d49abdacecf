import { smallestPlot } from '@sumai/domain/listing/building-limits'
import { madoriCode } from '@sumai/domain/listing/madori'
import { addDays, monthBefore } from '../calendar.ts'
import { hasBalcony, roomEquipment } from '../chintai/equipment.ts'
import { hasTatami, roomSizes } from '../chintai/layouts.ts'
import { withMaps } from '../pictures/drawn.ts'
import { type Facade, facadesOf, outsideShot, plannedShot } from '../pictures/exteriors.ts'
import { interiorOf, RENEWED } from '../pictures/interiors.ts'
import { roadShots } from '../pictures/land.ts'
import { photosOf } from '../pictures/pictures.ts'
import { cityLabel } from '../places/geography.ts'
import type { Location } from '../places/location.ts'
import type { Random } from '../random.ts'
import type { PropertyRow } from '../rows.ts'
import { type Day, reforms } from './base.ts'
import { alleyOf, groundOf, withRoadInFront } from './ground.ts'
import { housePrice, landPrice, plotSize, roomyPlot, round, toPrice } from './prices.ts'

const LDK = 50
const DK = 30
const SLDK = 55
const USED = [
  [3, LDK, 88],
  [4, LDK, 104],
  [4, DK, 98],
  [5, DK, 122],
  [5, LDK, 128],
  [6, DK, 140],
] as const
/** Houses of the last decades have an LDK. */
const USED_RECENT = USED.filter(([, kind]) => kind === LDK)
const NEW = [
  [3, LDK, 92],
  [4, LDK, 103],
  [4, SLDK, 110],
  [3, SLDK, 98],
] as const

/** A house that has been lived in. */
export function usedHouseColumns(random: Random, location: Location, { today, looks }: Day) {
  const ageMonths = random.int(24, 560)
  const age = Math.floor(ageMonths / 12)
  const isReform = age > 12 && random.chance(0.35)
  const body = bodyOf(random, location, {
    age,
    today,
    looks,
    renewed: isReform ? RENEWED : age,
    layouts: age > 25 ? USED : USED_RECENT,
    isOld: age > 25,
    isBuilt: true,
  })
  return {
    ...body,
    name: `${cityLabel(location.city)}${location.town} 中古一戸建て`,
    kakaku: toPrice(body.kakaku + (isReform ? 2_500_000 : 0)),
    chikuYm: monthBefore(today, ageMonths),
    isReform,
    reform: isReform ? reforms(random, today) : [],
    isSaikenchikuFuka: age > 30 && random.chance(0.05),
    inspection: random.chance(0.25),
    kashiHoken: random.chance(0.1),
  } satisfies Partial<PropertyRow>
}

/** A house nobody has lived in: finished, or to be finished within half a year. */
export function newHouseColumns(
  random: Random,
  location: Location,
  { today, looks }: Day,
  {
    isFinished = random.chance(0.6),
    facade,
  }: { isFinished?: boolean; facade?: Facade | undefined } = {},
) {
  const isBuilt = isFinished
  const body = bodyOf(random, location, {
    age: 0,
    renewed: 0,
    today,
    looks,
    layouts: NEW,
    isOld: false,
    isBuilt,
    facade,
  })
  return {
    ...body,
    name: `${cityLabel(location.city)}${location.town} 新築一戸建て`,
    kakaku: toPrice(body.kakaku),
    ...constructionOf(random, today, isFinished),
    ...NEW_BUILD,
    setsubijoken: [...new Set([...body.setsubijoken, 101, 102, 104, 201, 502])].sort(
      (a, b) => a - b,
    ),
  } satisfies Partial<PropertyRow>
}

/** What the energy label of a new house says. */
const NEW_BUILD = {
  isMinyukyo: true,
  shoeneRank: 4,
  dannetsuRank: 5,
  konetsuhiEn: 128_000,
  kodawariKozo: [7, 10, 11],
} satisfies Partial<PropertyRow>

/** What is empty is handed over at once, what is being built when those who buy have agreed. */
const EMPTY = { genkyo: 2, hikiwatashiJiki: 1 }
const UNFINISHED = { genkyo: 4, hikiwatashiJiki: 2 }

/** From the permit to the day on which a house is finished. */
const MONTHS_OF_BUILDING = 7

/** Before it is finished a house may only be advertised with its building permit. */
export function constructionOf(random: Random, today: string, isFinished: boolean) {
  const number = String(random.int(1, 99_999)).padStart(5, '0')
  const finished = isFinished
    ? monthBefore(today, random.int(0, 9))
    : addDays(today, random.int(40, 180)).slice(0, 7)
  const year = Number(monthBefore(`${finished}-01`, MONTHS_OF_BUILDING).slice(2, 4)) - 18
  return {
    ...(isFinished ? EMPTY : UNFINISHED),
    chikuYm: isFinished ? finished : null,
    kanseiYm: isFinished ? null : finished,
    kenchikuKakuninNo: `第R${String(year).padStart(2, '0')}確認建築福岡${number}号`,
  }
}

type Body = Omit<Day, 'names'> & {
  age: number
  /** Years since it was built or made new. */
  renewed: number
  layouts: readonly (readonly [number, number, number])[]
  isOld: boolean
  isBuilt: boolean
  /** One of those that fit, unless it is given. */
  facade?: Facade | undefined
}

/** Plot, house and price (not yet rounded). */
function bodyOf(random: Random, location: Location, body: Body) {
  const { age, today, layouts, isOld, isBuilt } = body
  const { city, isRemote } = location
  const [heyasu, kind, typical] = random.pick(layouts)
  const tatemonoMen = round(random.around(typical, typical / 14))
  const facade =
    body.facade ?? body.looks(random, city.city_code, facadesOf('kodate', age, { today, isRemote }))
  const ground = groundOf(random, location, { floors: facade.floors, isOld, isNew: age === 0 })
  const house = { tatemonoMen, floors: facade.floors }
  const tochiMen = roomyPlot(random, plotSize(random, city), smallestPlot(ground, house))
  const madori = madoriCode(heyasu, kind)
  const isLdk = kind >= LDK
  const inside = {
    madoriHeyasu: heyasu,
    madoriKind: kind,
    isLdk,
    isHouse: true,
    storeys: facade.floors,
    madoriShosai: roomSizes({ heyasu, kind }, tatemonoMen, {
      isTatami: hasTatami(random, { heyasu, age }),
      isHouse: true,
    }),
    muki: random.pick([5, 5, 4, 6, 3]),
  }
  const setsubijoken = roomEquipment(random, { ...inside, age, men: tatemonoMen }).sort(
    (a, b) => a - b,
  )
  const pictures = interiorOf(
    random.fork('interior'),
    { ...inside, age: body.renewed, setsubijoken, kai: null, isBuilt },
    { panorama: 0.5 },
  )
  const cars = city.seed_land_man_per_tsubo > 60 ? random.int(1, 2) : random.int(2, 4)
  return {
    kakaku: landPrice(random, location, tochiMen) + housePrice(random, tatemonoMen, age),
    koteiShisanZei: 60_000 + random.int(0, 90) * 1_000,
    madoriHeyasu: heyasu,
    madoriKind: kind,
    madori,
    madoriShosai: inside.madoriShosai,
    tochiMen,
    tochiMenKbn: age === 0 ? 2 : random.pick([1, 2]),
    tatemonoMen,
    tatemonoMenKbn: 1,
    balconyMen: hasBalcony(inside) ? round(random.fork('balcony').float(5, 9)) : null,
    kozo: random.pick([1, 1, 1, 8]),
    sokosu: facade.floors,
    chikaKaisu: 0,
    muki: inside.muki,
    parkingKbn: 1,
    parkingDaisu: cars,
    parkingRyo: 0,
    taishin: age <= 43 ? 'shin' : 'kyu',
    setsubijoken,
    kodawariKozo: [...(facade.floors === 1 ? [1] : []), ...(age <= 43 ? [11] : [])],
    ...ground,
    rojijoWariai: alleyOf(ground, tochiMen),
    setsudo: withRoadInFront(ground.setsudo, inside.muki),
    photos: photosOf(
      withMaps(
        [
          isBuilt ? outsideShot(facade) : plannedShot(facade),
          ...pictures.shots,
          ...roadShots(ground.setsudo),
        ],
        location.columns,
        'sale',
      ),
    ),
    panoramaUrls: pictures.panoramaUrls,
    movieUrl: pictures.movieUrl,
    zumenUrl: null,
  } satisfies Partial<PropertyRow>
}
