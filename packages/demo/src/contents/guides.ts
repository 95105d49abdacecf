import { lineName } from '@sumai/domain/line-names'
import areas from '@sumai/domain/master/areas.json' with { type: 'json' }
import { townDrawing } from '@sumai/format/pictures'
import { exterior } from '../pictures/pictures.ts'
import { CITIES, type City, cityLabel, STOPS, type Stop } from '../places/geography.ts'
import { createRandom } from '../random.ts'
import type { ContentRow } from '../rows.ts'
import { articleRow } from './article.ts'
import { CITY_FACTS } from './city-facts.ts'
import { CITY_LIFE } from './city-life.ts'

const areaName = (city: City) => areas.find(({ area_no }) => area_no === city.area_no)?.short ?? ''
const stopsIn = (city: City) =>
  STOPS.filter(
    (stop, index) =>
      stop.city_code === city.city_code &&
      STOPS.findIndex(({ eki_group }) => eki_group === stop.eki_group) === index,
  )

/** A guide to each of the 36 cities, and to the stations around which most people look. */
export const guides = (today: string): ContentRow[] => [
  ...CITIES.map((city, index) =>
    guide(
      city,
      `city/${city.city_code}`,
      cityGuide(city),
      { picture: townDrawing(city.city_code), daysAgo: 20 + index * 9 },
      today,
    ),
  ),
  ...busiestStops().map((stop, index) => {
    const city = CITIES.find(({ city_code }) => city_code === stop.city_code)
    if (!city) throw new Error(`No city for ${stop.eki_name}`)
    return guide(
      city,
      `station/${stop.eki_code}`,
      stationGuide(stop, city, index),
      { picture: exterior(turn(BUILDINGS, index)), daysAgo: 13 + index * 12 },
      today,
    )
  }),
]

type Text = { title: string; text: string }
type Look = { picture: string; daysAgo: number }

/** Taller buildings for the stations; cities have a drawing of their own. */
const BUILDINGS = [
  'mansion-5',
  'mansion-9',
  'office',
  'mansion-7',
  'mansion-12',
  'tenpo-1',
  'mansion-3',
  'mansion-14',
  'mansion-10',
  'mansion-1',
]

const turn = (pictures: readonly string[], index: number) =>
  pictures[index % pictures.length] as string

function guide(city: City, name: string, { title, text }: Text, look: Look, today: string) {
  const random = createRandom(`guide/${name}`)
  const article = {
    contentType: 'info',
    title,
    tagId: city.area_no,
    tagName: areaName(city),
  } as const
  return {
    ...articleRow(random, { ...article, daysAgo: look.daysAgo, text }, today),
    imageUrl: look.picture,
    cityCode: city.city_code,
  }
}

function cityGuide(city: City): Text {
  const stops = stopsIn(city)
  const names = stops.slice(0, 6).map(({ eki_name }) => `${eki_name}駅`)
  const label = cityLabel(city)
  const life = CITY_LIFE[city.city_code]
  const access =
    stops.length > 0
      ? `${label}の駅は${names.join('、')}${stops.length > 6 ? `など${stops.length}駅` : ''}です。${label}でも駅の近くは単身向け、離れるほど駐車場付きのご家族向けの部屋が増えます。`
      : `${label}には鉄道の駅がなく、車での移動が中心です。駐車場が2台付く部屋や、庭のある貸家が${label}では見つけやすくなります。`
  return {
    title: `${city.city_name}の暮らしと家賃の目安`,
    text: `${CITY_FACTS[city.city_code] ?? ''}
## どんな暮らしになりますか
${life?.living ?? ''}
## 部屋を選ぶときに見るところ
${life?.choosing ?? ''}
## 交通
${access}
## 住まいの多い町
${label}で部屋が多いのは、${city.towns.slice(0, 5).join('、')}です。
## ${label}でのお部屋探し
${label}の家賃は、築年数と駅からの距離で1〜2割ほど変わります。管理費と駐車場を含めた月々の総額で比べたうえで、${label}の候補を平日の朝と夜に一度ずつ歩いてみることをおすすめします。`,
  }
}

const GUIDES = 24

/** Every fourth stop with shops around it is enough to cover the lines. */
function busiestStops(): Stop[] {
  const unique = CITIES.flatMap(stopsIn)
  const step = Math.floor(unique.length / GUIDES)
  return unique.filter((_, index) => index % step === 0).slice(0, GUIDES)
}

const MORNINGS = [
  (name: string) =>
    `${name}駅の朝の電車は、ひと駅手前から乗ると座りやすいこともあります。時間に余裕のある日に試してみてください。`,
  (name: string) =>
    `${name}駅のまわりには朝早くから開いている店があり、通勤や通学の途中に立ち寄れます。`,
  (name: string) =>
    `${name}駅までの道は時間帯によって車の量が変わります。ふだん通う時刻に歩いてみると様子がわかります。`,
]

function stationGuide(stop: Stop, city: City, index: number): Text {
  const line = STOPS.filter(({ line_code }) => line_code === stop.line_code)
  const at = line.findIndex(({ eki_code }) => eki_code === stop.eki_code)
  const neighbours = [line[at - 1], line[at + 1]]
    .filter((neighbour) => neighbour !== undefined)
    .map(({ eki_name }) => `${eki_name}駅`)
  const name = stop.eki_name
  const morning = MORNINGS[index % MORNINGS.length]?.(name) ?? ''
  return {
    title: `${name}駅のまわりで暮らす`,
    text: `${name}駅は、${city.city_name}にある${lineName(stop.line_code)}の駅です。隣は${neighbours.join('と')}で、沿線の街へ出かけやすい場所にあります。
## ${name}駅からの距離で選ぶ
- ${name}駅から徒歩5分以内：帰りの遅い方に。広さとのつり合いを見ます
- ${name}駅から徒歩6〜10分：家賃と便利さのつり合いがよく、部屋も多くなります
- ${name}駅から徒歩11分以上：駐車場や広さを大切にする方に向きます
## 隣の駅まで広げてみる
${name}駅だけで決まらないときは、${neighbours.join('や')}まで広げると、同じ予算で選べる部屋が増えます。${name}駅まで自転車で出られる距離なら、駐輪場の空きを先に確かめておくと、引っ越した月から困りません。
## 朝と夜の様子
${morning}夜は、${name}駅から部屋までの街灯の間隔と人通りを見ておくと安心です。${name}駅での内見の後に、その道を担当者が一緒に歩いてご案内します。
## ${name}駅の部屋を見に行く前に
平日の夕方にも${name}駅に降りてみると、買い物をする店と帰り道の明るさが一度にわかります。${name}駅に近い店舗では、まだ広告に出していない部屋の予定もお伝えできます。`,
  }
}
