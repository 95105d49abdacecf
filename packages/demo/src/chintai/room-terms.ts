import { addDays } from '../calendar.ts'
import type { Random } from '../random.ts'
import type { RoomRow } from '../rows.ts'
import { type Building, isBusiness } from './tatemono.ts'

const PET_TERMS = {
  no: null,
  cat: '猫1匹まで',
  small_dog: '小型犬1匹まで（体重10kg未満）',
  both: '犬または猫2匹まで',
  consult: '種類と頭数をご相談ください',
} as const

/** Money and contract of a room, from the terms of its owner. */
export function tenancyColumns(random: Random, building: Building, rent: number, today: string) {
  const { terms, row } = building
  const business = isBusiness(row.bukkenType)
  const petKbn = business ? 'no' : terms.petKbn
  const isFamily = building.layouts.some(({ heyasu }) => heyasu > 1)
  return {
    hyYachin: rent,
    yachinZeiKbn: business ? 1 : 2,
    kyoekihi: row.bukkenType === 'kodate' || row.bukkenType === 'souko' ? 0 : terms.kyoekihi,
    sonotaGetsugaku: terms.sonotaGetsugaku,
    shikikinKbn: 'month',
    shikikin: business ? 0 : terms.shikikin,
    reikinKbn: 'month',
    reikin: business ? 0 : terms.reikin,
    hoshokin: business ? random.pick([2, 3, 4]) : null,
    shokyaku: business ? 1 : null,
    koshinryo: terms.koshinryo,
    chukaiTesuryoKbn: 'month',
    // The owner pays the other half where it is only half a month.
    chukaiTesuryo: terms.torihikiTaiyo === 2 ? 0 : random.pick([1.1, 1.1, 1.1, 0.55]),
    hoshoRiyo: terms.hoshoRiyo,
    hoshoKaisha: terms.hoshoKaisha,
    hoshoShokai: terms.hoshoShokai,
    hoshoGetsugaku: terms.hoshoGetsugaku,
    hokenHitsuyo: true,
    hokenRyo: terms.hokenRyo,
    hokenKikan: 24,
    kagiKokan: terms.kagiKokan,
    cleaning: business ? null : isFamily ? 55_000 : 38_500,
    sonotaIchiji: terms.sonotaIchiji,
    freeRentMonth: random.weighted([
      [null, 88],
      [0.5, 5],
      [1, 7],
    ] as const),
    yachinRireki: cutOf(random, rent, today),
    keiyakuKbn: terms.isTeishaku ? 2 : 1,
    keiyakuKikanMonth: terms.isTeishaku ? random.pick([24, 36]) : 24,
    saikeiyaku: terms.isTeishaku ? '再契約可' : '更新可',
    ...availability(random, building, today),
    nyukyoJoken: business ? ['業種は要相談'] : tenantsOf(random, isFamily),
    isFreeInternet: !business && random.fork(row.tmNo).chance(0.35),
    petKbn,
    petJoken: petKbn === 'no' ? null : `${PET_TERMS[petKbn]}。敷金1か月追加`,
    torihikiTaiyo: terms.torihikiTaiyo,
  } satisfies Partial<RoomRow>
}

function cutOf(random: Random, rent: number, today: string): RoomRow['yachinRireki'] {
  if (!random.chance(0.1)) return []
  const from = rent + random.pick([1_000, 2_000, 3_000])
  return [{ date: addDays(today, -random.int(1, 45)), from, to: rent }]
}

function availability(random: Random, { row }: Building, today: string) {
  const nyukyoJiki = random.weighted([
    [1, 62],
    [2, 18],
    [3, 20],
  ] as const)
  const isVacant = nyukyoJiki === 1 || row.isMinyukyo
  return {
    nyukyoJiki,
    nyukyoDate: nyukyoJiki === 3 ? addDays(today, random.int(7, 75)) : null,
    genkyo: isVacant ? 2 : 1,
  }
}

function tenantsOf(random: Random, isFamily: boolean): string[] {
  const terms = isFamily ? ['二人入居可', '子ども可'] : ['単身者向き']
  if (!isFamily && random.chance(0.3)) terms.push('二人入居可')
  if (random.chance(0.3)) terms.push('学生可')
  return terms
}

export function parkingColumns({ parking }: Building) {
  return {
    parkingKbn: parking.kbn,
    parkingDaisu: parking.perHome === 0 ? null : parking.perHome,
    parkingRyo1: parking.ryo1,
    parkingRyo2: parking.ryo2,
    isFreeParking1: parking.perHome >= 1 && parking.ryo1 === 0,
    isFreeParking2: parking.perHome === 2 && parking.ryo1 === 0 && parking.ryo2 === 0,
    parkingNote: parking.kbn === 3 ? '近隣の月極駐車場をご案内できます' : null,
  } satisfies Partial<RoomRow>
}
