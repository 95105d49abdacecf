import { madoriCode } from '@sumai/domain/listing/madori'
import { monthBefore } from '../calendar.ts'
import { roomEquipment, sharedEquipment } from '../chintai/equipment.ts'
import { hasTatami, roomSizes } from '../chintai/layouts.ts'
import { withMaps } from '../pictures/drawn.ts'
import { commonShots, facadesOf, outsideShot } from '../pictures/exteriors.ts'
import { interiorOf, RENEWED } from '../pictures/interiors.ts'
import { photosOf } from '../pictures/pictures.ts'
import type { Location } from '../places/location.ts'
import type { Random } from '../random.ts'
import type { PropertyRow } from '../rows.ts'
import { type Day, reforms, walkOf } from './base.ts'
import { flatPrice, round, toPrice } from './prices.ts'

const LDK = 50
const K = 20
const SIZES = [
  { heyasu: 1, kind: LDK, men: [38, 52], weight: 8 },
  { heyasu: 2, kind: LDK, men: [52, 68], weight: 25 },
  { heyasu: 3, kind: LDK, men: [62, 86], weight: 50 },
  { heyasu: 4, kind: LDK, men: [78, 105], weight: 17 },
] as const
const STUDIO = { heyasu: 1, kind: K, men: [19, 28], weight: 1 } as const

/** ペット相談可 */
const PETS = 801

/** A flat in a condominium: to live in, or a studio that is let. */
export function flatColumns(
  random: Random,
  location: Location,
  { today, looks, names, isStudio }: Day & { isStudio: boolean },
) {
  const size = isStudio
    ? STUDIO
    : random.weighted(SIZES.map((size) => [size, size.weight] as const))
  const ageMonths = random.int(18, isStudio ? 420 : 516)
  const age = Math.floor(ageMonths / 12)
  const facade = looks(
    random,
    location.city.city_code,
    facadesOf('mansion', age, { today, isRemote: location.isRemote }),
  )
  const kai = random.int(1, facade.floors)
  const senyuMen = round(random.float(size.men[0], size.men[1]))
  const kosu = facade.floors * random.int(3, isStudio ? 8 : 6)
  const isReform = age > 14 && random.chance(0.4)
  const isLdk = size.kind === LDK
  const renewed = isReform ? RENEWED : age
  const kakaku = toPrice(
    flatPrice(random, location.city, { men: senyuMen, age, walk: walkOf(location), kai }) *
      (isReform ? 1.1 : 1),
  )
  const isPet = age < 25 && random.chance(0.6)
  const madori = madoriCode(size.heyasu, size.kind)
  const inside = {
    madoriHeyasu: size.heyasu,
    madoriKind: size.kind,
    isLdk,
    madoriShosai: roomSizes(size, senyuMen, {
      isTatami: hasTatami(random, { ...size, age: renewed }),
    }),
    muki: random.pick([5, 5, 5, 4, 6, 3, 7]),
    kai,
    isHouse: false,
    isBuilt: true,
    isLet: isStudio,
  }
  const equipment = [
    ...sharedEquipment(random, { floors: facade.floors, age, isMansion: true }),
    ...roomEquipment(random, { ...inside, age: renewed, men: senyuMen, storeys: facade.floors }),
    ...(isReform ? [808] : []),
    ...(isPet ? [PETS] : []),
  ]
  const setsubijoken = [...new Set(equipment)].sort((a, b) => a - b)
  const pictures = interiorOf(
    random.fork('interior'),
    { ...inside, age: renewed, setsubijoken },
    { panorama: 0.5 },
  )
  const has = (code: number) => setsubijoken.includes(code)
  return {
    name: `${names(random, 'mansion', location).tmName} ${kai}階`,
    kakaku,
    kanrihi: tens(senyuMen * random.float(105, 150)),
    shuzenTsumitate: tens(senyuMen * random.float(80, 130 + age * 4)),
    sonotaGetsugaku: random.chance(0.3)
      ? [{ label: 'インターネット使用料', kingaku: random.pick([660, 880, 1_100]) }]
      : [],
    koteiShisanZei: hundreds(kakaku * 0.0035),
    kanriKeitai: 3,
    kanrinin: random.pick([2, 2, 3, 1]),
    kanriKumiai: true,
    kanriKaisha: random.pick(['九州コミュニティ管理', '筑紫ビル管理', '有明管財']),
    madoriHeyasu: size.heyasu,
    madoriKind: size.kind,
    madori,
    madoriShosai: inside.madoriShosai,
    senyuMen,
    tatemonoMenKbn: 1,
    balconyMen: round(random.float(5, 16)),
    chikuYm: monthBefore(today, ageMonths),
    kozo: facade.floors >= 10 ? random.pick([4, 5]) : 4,
    sokosu: facade.floors,
    chikaKaisu: 0,
    kai,
    kosu,
    muki: inside.muki,
    isReform,
    reform: isReform ? reforms(random, today) : [],
    isPet,
    parkingKbn: random.pick([1, 1, 2, 3]),
    parkingDaisu: 1,
    parkingRyo: random.pick([3_000, 5_000, 8_000, 12_000]),
    inspection: random.chance(0.15),
    kashiHoken: random.chance(0.1),
    taishin: age <= 43 ? 'shin' : 'kyu',
    setsubijoken,
    kodawariKozo: age <= 43 ? [11] : [],
    photos: photosOf(
      withMaps(
        [outsideShot(facade), ...pictures.shots, ...commonShots({ floors: facade.floors, has })],
        location.columns,
        'sale',
      ),
    ),
    panoramaUrls: pictures.panoramaUrls,
    movieUrl: pictures.movieUrl,
    zumenUrl: null,
    mochibun: `${Math.round(random.around(1, 0.1) * (1_000_000 / kosu))}/1000000`,
  } satisfies Partial<PropertyRow>
}

const tens = (yen: number) => Math.round(yen / 10) * 10
const hundreds = (yen: number) => Math.round(yen / 100) * 100
