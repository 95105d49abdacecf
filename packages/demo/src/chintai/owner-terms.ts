import type { PetKbn } from '@sumai/api-client/contract/words'
import type { City } from '../places/geography.ts'
import type { Random } from '../random.ts'

/** What the owner asks of every tenant of a building. */
export type OwnerTerms = {
  shikikin: number
  reikin: number
  kyoekihi: number
  sonotaGetsugaku: { label: string; kingaku: number }[]
  sonotaIchiji: { label: string; kingaku: number }[]
  hoshoKaisha: string
  hoshoShokai: string
  hoshoGetsugaku: string | null
  hoshoRiyo: 1 | 2
  hokenRyo: number
  kagiKokan: number | null
  koshinryo: number | null
  isTeishaku: boolean
  torihikiTaiyo: number
  petKbn: PetKbn
}

const hundreds = (yen: number, step = 500) => Math.max(0, Math.round(yen / step) * step)

export function ownerTerms(random: Random, age: number, isFamily: boolean): OwnerTerms {
  const monthly = random.chance(0.45)
    ? [{ label: '町内会費', kingaku: random.pick([200, 300, 400, 500]) }]
    : []
  if (random.chance(0.12)) monthly.push({ label: '24時間安心サポート', kingaku: 880 })
  return {
    // Regional habit: little deposit, and none at all for many single rooms.
    shikikin: random.weighted([
      [0, isFamily ? 35 : 55],
      [1, 40],
      [2, isFamily ? 20 : 5],
    ] as const),
    reikin: random.weighted([
      [0, 35 + age],
      [1, 40],
      [1.5, 10],
      [2, 15],
    ] as const),
    kyoekihi: hundreds(random.around(isFamily ? 4_500 : 3_500, 1_200)),
    sonotaGetsugaku: monthly,
    sonotaIchiji: random
      .weighted([
        [[], 45],
        [[{ label: '室内消毒・抗菌施工', kingaku: 16_500 }], 30],
        [[{ label: '入居者サポート（2年）', kingaku: 17_600 }], 25],
      ] as const)
      .slice(),
    hoshoKaisha: random.pick(['九州住まい保証', 'つくし信用保証', '有明レントサポート']),
    hoshoShokai: random.pick(['賃料等の50%', '賃料等の50%', '賃料等の80%', '賃料等の30%']),
    hoshoGetsugaku: random.weighted([
      [null, 65],
      ['賃料等の1%', 25],
      ['330円', 10],
    ] as const),
    hoshoRiyo: random.chance(0.85) ? 2 : 1,
    hokenRyo: random.pick([15_000, 16_000, 18_000, 20_000]),
    kagiKokan: random.chance(0.8) ? random.pick([11_000, 16_500, 19_800, 22_000]) : null,
    koshinryo: random.chance(0.1) ? 11_000 : null,
    isTeishaku: random.chance(0.04),
    torihikiTaiyo: random.weighted([
      [7, 82],
      [2, 10],
      [3, 8],
    ] as const),
    petKbn: random.weighted([
      ['no', 68],
      ['small_dog', 12],
      ['both', 8],
      ['cat', 4],
      ['consult', 8],
    ] as const),
  }
}

/** Spaces for cars: hardly any in the centre of Fukuoka, two for every home in the country. */
export type Parking = {
  kbn: 1 | 2 | 3 | 4
  perHome: 0 | 1 | 2
  ryo1: number | null
  ryo2: number | null
}

export function parkingOf(random: Random, city: City, isHouse: boolean): Parking {
  const rent = city.seed_rent_1k
  const fee = rent > 55_000 ? 16_000 : rent > 44_000 ? 8_000 : rent > 37_000 ? 4_000 : 2_500
  const isFree = isHouse || (rent < 40_000 && random.chance(0.4))
  const perHome = random.weighted([
    [0, rent > 50_000 ? 55 : 8],
    [1, 40],
    [2, isHouse || rent < 42_000 ? 55 : 12],
  ] as const)
  if (perHome === 0) {
    const kbn = random.weighted([
      [2, 35],
      [3, 35],
      [4, 30],
    ] as const)
    return { kbn, perHome, ryo1: kbn === 3 ? hundreds(fee * 1.2) : null, ryo2: null }
  }
  const ryo1 = isFree ? 0 : hundreds(random.around(fee, fee / 6))
  const ryo2 = perHome < 2 ? null : isFree && random.chance(0.6) ? 0 : hundreds(fee)
  return { kbn: 1, perHome, ryo1, ryo2 }
}
