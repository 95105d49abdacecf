import { lineName } from '@sumai/domain/line-names'
import { type LatLng, roadMetres, straightMetres, tohoFun } from '@sumai/domain/listing/distance'
import universities from '@sumai/domain/master/universities.json' with { type: 'json' }
import type { PlaceKind } from '@sumai/domain/place-kinds'
import { kilometres } from '@sumai/format/distance'
import { metresToSea } from '@sumai/geo/coast'
import { railMinutes } from '@sumai/geo/commute/rail-minutes'
import { haltOfStation } from '@sumai/geo/commute/rail-network'
import { nearestPlaces } from '@sumai/geo/places'
import { townAndChome, towns } from '@sumai/geo/towns'
import { type City, STOPS, type Stop } from '../places/geography.ts'
import { shopFor } from '../places/shops.ts'

const CENTRES = { 天神: ['天神', '西鉄福岡（天神）'], 博多: ['博多'] } as const
/** m, straight: about a quarter of an hour on foot. */
const AROUND = 1_000
const UNIVERSITY_WITHIN = 3_000
const BY_THE_SEA = 800

const DAILY: readonly (readonly [PlaceKind, string])[] = [
  ['supermarket', '食料品'],
  ['convenience', '夜の買い物'],
  ['clinic', '診療所'],
  ['park', '公園'],
  ['post_office', '郵便局'],
  ['elementary_school', '小学校'],
]

/** What a station is like: minutes, shops and towns are its own, looked up on the ground. */
export function stationGuide(stop: Stop, city: City): { title: string; text: string } {
  const name = `${stop.eki_name}駅`
  const ways = Object.entries(CENTRES).map(([to, names]) => ({ to, minutes: ride(stop, names) }))
  const places = placesAround(stop)
  const around = townsAround(stop, city)
  return {
    title: `${name}のまわりで暮らす`,
    text: `${name}は、${city.city_name}にある${lineName(stop.line_code)}の駅です。${neighbours(stop)}
## 通勤と通学
${ways.map(({ to, minutes }) => wayTo(name, to, minutes)).join('、')}です。${commuting(name, ways)}
## 歩いて行ける所
${places.length > 0 ? places.join('\n') : `- ${name}のまわりでは、買い物は車で出かけるのがふつうです`}
## ${name}に近い町
${around.length > 0 ? `${name}から歩いて15分ほどの範囲に、${around.join('、')}があります。` : `${name}のまわりは家がまばらで、少し離れた集落に住まいが集まります。`}${surroundings(stop)}
## どんな部屋が選べるか
${choosing(name, stop, ways)}
## 見に行く前に
${visiting(name, stop)}`,
  }
}

type Way = { to: string; minutes: number }

function ride(stop: Stop, goals: readonly string[]): number {
  const from = haltOfStation(stop.eki_code)
  const minutes = STOPS.filter(({ eki_name }) => goals.includes(eki_name)).flatMap((goal) => {
    const halt = haltOfStation(goal.eki_code)
    return halt && from ? [railMinutes(halt)[from.index] ?? Number.POSITIVE_INFINITY] : []
  })
  return Math.ceil(Math.min(...minutes))
}

const wayTo = (name: string, to: string, minutes: number) =>
  minutes <= 1 ? `${name}が${to}の駅` : `${to}まで約${minutes}分`

function commuting(name: string, [tenjin, hakata]: Way[]): string {
  if (!tenjin || !hakata) return ''
  const [near, far] = tenjin.minutes <= hakata.minutes ? [tenjin, hakata] : [hakata, tenjin]
  const apart = far.minutes - near.minutes
  const isCentre = near.minutes <= 1
  const compared = isCentre
    ? ''
    : apart === 0
      ? `${name}からは天神と博多のどちらにも同じ時間で着きます。`
      : `${name}からは、${near.to}のほうが${far.to}より${apart}分早く着きます。`
  return `${compared}朝の電車と乗り換えを含む目安です。はじめの電車を待つ時間は入りません。使う時刻の混み方も確かめてください。`
}

function neighbours({ eki_code, line_code }: Stop): string {
  const line = STOPS.filter((stop) => stop.line_code === line_code)
  const at = line.findIndex((stop) => stop.eki_code === eki_code)
  const beside = [line[at - 1], line[at + 1]].flatMap((stop) =>
    stop ? [`${stop.eki_name}駅`] : [],
  )
  return beside.length > 1
    ? `隣は${beside.join('と')}です。決まらないときは、両隣まで広げて探せます。`
    : `当社がご案内している隣の駅は、${beside.join('')}です。`
}

function placesAround(stop: Stop): string[] {
  return DAILY.flatMap(([kind, label]) => {
    const [found] = nearestPlaces(kind, stop, 1, AROUND)
    if (!found) return []
    return [`- ${label}：${found.item.name}（徒歩${tohoFun(roadMetres(stop, found.item))}分）`]
  })
}

function townsAround(stop: Stop, city: City): string[] {
  const near = towns()
    .filter((town) => town.cityCode === city.city_code && straightMetres(stop, town) < AROUND)
    .sort((a, b) => straightMetres(stop, a) - straightMetres(stop, b))
  return [...new Set(near.map((town) => townAndChome(town.name).town))].slice(0, 6)
}

function surroundings(stop: Stop): string {
  const school = nearest(stop, universities)
  const sea = metresToSea(stop)
  const buses = nearestPlaces('bus_stop', stop, 20, 500).length
  return [
    school && straightMetres(stop, school) < UNIVERSITY_WITHIN
      ? `${stop.eki_name}から${school.shisetsu_nm}まで約${kilometres(roadMetres(stop, school))}kmで、学生向けの部屋もあります。`
      : '',
    sea < BY_THE_SEA ? '海に近く、風の強い日は洗濯物に気を配ります。' : '',
    buses > 0
      ? `駅から500mの内に、バス停が${buses}か所あります。`
      : `路線バスの停留所は近くにありません。`,
  ].join('')
}

const nearest = <Place extends LatLng>(point: LatLng, places: readonly Place[]) =>
  places.toSorted((a, b) => straightMetres(point, a) - straightMetres(point, b))[0]

const CENTRAL = 12
const SUBURB = 35

/** By how far the centres are. */
function choosing(name: string, { eki_name }: Stop, ways: Way[]): string {
  const least = Math.min(...ways.map(({ minutes }) => minutes))
  if (least <= CENTRAL) {
    return `中心に近い${name}では、1Rや1Kのマンションが中心です。家賃を抑えるなら、徒歩10分を超える部屋まで広げます。車を持つ方は、駐車場の月額を先にお尋ねください。`
  }
  if (least <= SUBURB) {
    return `${name}では、駅から5分の単身向けと、10分を超えるファミリー向けの両方が選べます。2人以上で住む方は、${eki_name}の少し離れた通りの2LDKをご覧になると、広さのわりに家賃が落ち着いています。`
  }
  return `${name}のあたりでは、駐車場の付いた2階建てのアパートや貸家が多くなります。中心へ毎日通う方は、終電の時刻を部屋より先に確かめます。駅前に車を置けるかどうかも大切です。`
}

function visiting(name: string, stop: Stop): string {
  const shop = shopFor('chintai', stop)
  const metres = roadMetres(stop, shop)
  const away =
    metres < 1_600
      ? `${name}から歩いて${tohoFun(metres)}分です`
      : `${name}から約${kilometres(metres)}kmです`
  return `いちばん近い店舗は${shop.tenpoName}で、${away}。駅で待ち合わせて、部屋へご案内できます。平日の夕方に降りると、帰り道の明るさもわかります。${name}から部屋までの道では、街灯の間隔、坂、信号の待ち時間を見ておきます。雨の日に${stop.eki_name}から歩くと、歩道の幅と水たまりの場所も見えてきます。家賃の近い部屋が二つ残ったら、${stop.eki_name}の改札からの歩きやすさで決める方が多くいらっしゃいます。`
}
