import type { Kotsu } from '@sumai/api-client/contract/access'
import { madoriLabel } from '@sumai/domain/listing/madori'
import { formatDistance } from '@sumai/format/distance'
import { facing, fromStation, nearby, shoppingBy, stationName, stationOf } from '../prose.ts'
import type { Random } from '../random.ts'
import type { RoomRow } from '../rows.ts'
import { type Building, isBusiness } from './tatemono.ts'

type Room = Omit<RoomRow, 'title' | 'catchCopy' | 'comment'>
type Texts = { title: string; catchCopy: string | null; comment: string }

/** Headline, catch phrase and comment of a room, each true of its columns. */
export function roomTexts(random: Random, room: Room, building: Building): Texts {
  return {
    title: titleOf(room, building),
    catchCopy: random.chance(0.9) ? catchCopyOf(random, room, building) : null,
    comment: isBusiness(building.row.bukkenType)
      ? businessComment(random, room, building)
      : homeComment(random, room, building),
  }
}

const WHAT = { tenpo: '店舗・事務所', souko: '倉庫' }

function titleOf(room: Room, { row }: Building): string {
  const access = row.kotsu[0]
  const layout = madoriLabel(room.madoriHeyasu ?? null, room.madoriKind ?? null)
  const kind =
    row.bukkenType === 'tenpo' || row.bukkenType === 'souko' ? WHAT[row.bukkenType] : null
  const house = row.bukkenType === 'kodate' ? 'の一戸建て' : ''
  return `${access ? stationOf(access) : row.town}の${kind ?? `${layout}${house}`}`
}

const has = (room: Room, code: number) => room.setsubijoken.includes(code)

function catchCopyOf(random: Random, room: Room, { row }: Building): string {
  const points = [
    room.muki === 5 && '南向き',
    room.isKadobeya && '角部屋',
    room.isSaijokai && '最上階',
    room.shikikin === 0 && room.reikin === 0 && '敷金・礼金なし',
    room.freeRentMonth && `フリーレント${room.freeRentMonth}か月`,
    room.isFreeInternet && 'インターネット無料',
    room.petKbn !== 'no' && 'ペット相談可',
    room.isFreeParking1 && '駐車場1台無料',
    (room.parkingDaisu ?? 0) >= 2 && '駐車場2台',
    has(room, 501) && 'オートロック',
    has(room, 702) && '宅配ボックス',
    has(room, 401) && 'ウォークインクローゼット',
    has(room, 202) && 'カウンターキッチン',
    has(room, 808) && 'リノベーション済み',
    has(room, 306) && '家具・家電付き',
    row.isMinyukyo && '新築',
    isNearStation(row.kotsu[0]) && '駅近',
  ].filter((point) => typeof point === 'string')
  const chosen = random.sample(points, 3)
  return chosen.length > 0 ? chosen.join('・') : `${row.town}の落ち着いた住まい`
}

const isNearStation = (access: Kotsu | undefined) =>
  access?.bus_fun === null && access.toho_fun <= 5

function homeComment(random: Random, room: Room, building: Building): string {
  const { row } = building
  const isFamily = (room.madoriHeyasu ?? 0) > 1
  const facts = [
    room.muki === 5 && '南向きの窓から日中はやわらかな光が入ります。',
    room.muki === 4 && '南東向きで、朝から昼にかけて日当たりのよいお部屋です。',
    room.isKadobeya && '角部屋のため窓が多く、風通しも確保しやすい間取りです。',
    room.isSaijokai && '最上階で、上の階の足音を気にせずに過ごせます。',
    has(room, 401) && 'ウォークインクローゼットがあり、季節の衣類もまとめて収納できます。',
    has(room, 202) && 'カウンターキッチンなので、料理をしながら部屋の様子が見えます。',
    has(room, 103) && '浴室乾燥機付きで、雨の日や花粉の時期の洗濯も安心です。',
    has(room, 102) && '追い焚きができるので、家族の帰宅時間が違っても温かいお風呂に入れます。',
    has(room, 104) && '洗面台は浴室と別になっていて、朝の支度がしやすいつくりです。',
    has(room, 203) && 'コンロは2口以上あり、自炊をする方にも使いやすいキッチンです。',
    has(room, 306) && '家具と家電がそろっているので、初期の出費を抑えて新生活を始められます。',
    has(room, 808) && '内装を新しくしたお部屋で、水まわりも気持ちよくお使いいただけます。',
    room.isFreeInternet && 'インターネットは無料で、契約の手続きなしにご利用いただけます。',
    room.petKbn !== 'no' && 'ペットと暮らしたい方もご相談ください。種類と頭数を伺って確認します。',
    isFamily &&
      (room.parkingDaisu ?? 0) >= 2 &&
      '駐車場は2台分の契約ができ、共働きのご家庭にも便利です。',
    room.isFreeParking1 && '駐車場1台分は賃料に含まれています。',
    row.setsubiKyoyo.includes(501) &&
      'エントランスはオートロックで、来客を確かめてから解錠できます。',
    room.shikikin === 0 &&
      room.reikin === 0 &&
      '敷金・礼金がかからないため、入居時の負担を抑えられます。',
  ].filter((fact) => typeof fact === 'string')
  return [
    opening(random, room, building),
    ...random.sample(facts, random.int(1, 3)),
    surroundings(random, building),
    closing(random, room),
  ].join('')
}

function opening(random: Random, room: Room, { row }: Building): string {
  const access = row.kotsu[0]
  const layout = madoriLabel(room.madoriHeyasu ?? null, room.madoriKind ?? null)
  const side = facing(room.muki ?? null)
  const station = access ? fromStation(access) : row.town
  return random.pick([
    `${station}、${row.town}の${layout}です。`,
    `${row.town}にある${side ? `${side}の` : ''}${layout}をご紹介します。`,
    `専有面積${room.senyuMen}㎡の${layout}で、${station}の場所にあります。`,
    access
      ? `最寄りの${stationName(access)}を日常的に使う方に見ていただきたい${layout}です。`
      : `${row.town}の${layout}です。`,
  ])
}

function surroundings(random: Random, { row }: Building): string {
  const shop = nearby(row.shisetu, 7)
  const park = nearby(row.shisetu, 8)
  const university = nearby(row.shisetu, 1)
  const sentences = [
    shop && shoppingBy(shop),
    shop && `歩いて行ける距離に${shop.name}（${formatDistance(shop.kyori_m)}）があります。`,
    park && `近くに公園（${formatDistance(park.kyori_m)}）があり、散歩の道も選べます。`,
    university &&
      `${university.name}まで${formatDistance(university.kyori_m)}で、通学にも便利な距離です。`,
  ].filter((sentence) => typeof sentence === 'string')
  return sentences.length > 0 ? random.pick(sentences) : ''
}

function closing(random: Random, room: Room): string {
  if (room.nyukyoJiki === 1) {
    return random.pick([
      'すぐにご入居いただけます。',
      '空室のため、ご希望の日時に室内をご覧いただけます。',
      '',
    ])
  }
  return random.pick([
    '入居できる時期が決まっていますので、日程からご相談ください。',
    '現在のお住まいの退去時期にあわせてご相談いただけます。',
    '',
  ])
}

function businessComment(random: Random, room: Room, { row }: Building): string {
  const use = row.bukkenType === 'souko' ? '保管や作業場' : '事務所や教室、物販'
  return [
    `${row.town}の${WHAT[row.bukkenType === 'souko' ? 'souko' : 'tenpo']}です。`,
    `${room.senyuMen}㎡あり、${use}としてお使いいただけます。`,
    random.pick([
      '看板の設置や内装の工事は、事前に貸主の承諾を得たうえで行えます。',
      '業種によっては確認が必要ですので、ご希望の使い方をお知らせください。',
      '前面道路からの出入りがしやすく、車での搬入にも向いています。',
    ]),
    '電気の容量や給排水の位置は、現地でご確認いただけます。',
  ].join('')
}
