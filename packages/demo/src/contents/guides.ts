import { lineName } from '@sumai/domain/line-names'
import areas from '@sumai/domain/master/areas.json' with { type: 'json' }
import { formatRent } from '@sumai/format/money'
import { exterior } from '../pictures/pictures.ts'
import { CITIES, type City, cityLabel, STOPS, type Stop } from '../places/geography.ts'
import { createRandom } from '../random.ts'
import type { ContentRow } from '../rows.ts'
import { articleRow } from './article.ts'
import { CITY_FACTS } from './city-facts.ts'

const areaName = (city: City) => areas.find(({ area_no }) => area_no === city.area_no)?.short ?? ''
const stopsIn = (city: City) =>
  STOPS.filter(
    (stop, index) =>
      stop.city_code === city.city_code &&
      STOPS.findIndex(({ eki_group }) => eki_group === stop.eki_group) === index,
  )

/** What a 1K and a 2LDK cost there, from the same figure as the listings. */
const rents = (city: City) => ({
  single: formatRent(Math.round(city.seed_rent_1k / 1_000) * 1_000),
  family: formatRent(Math.round((city.seed_rent_1k * 1.6) / 1_000) * 1_000),
})

/** A guide to each of the 36 cities, and to the stations around which most people look. */
export const guides = (today: string): ContentRow[] => [
  ...CITIES.map((city, index) =>
    guide(
      city,
      `city/${city.city_code}`,
      cityGuide(city),
      { picture: turn(HOUSES, index), daysAgo: 20 + index * 9 },
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
      { picture: turn(BUILDINGS, index), daysAgo: 13 + index * 12 },
      today,
    )
  }),
]

type Text = { title: string; text: string }
type Look = { picture: string; daysAgo: number }

/** Streets of houses for the cities, of taller buildings for the stations. */
const HOUSES = [
  'kodate-5',
  'apato-4',
  'kodate-modern',
  'apato-7',
  'kodate-8',
  'apato-2',
  'kodate-10',
  'apato-9',
  'kodate-12',
  'apato-6',
  'kodate-11',
  'apato-10',
  'kodate-7',
  'apato-11',
]
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
    imageUrl: exterior(look.picture),
    cityCode: city.city_code,
  }
}

function cityGuide(city: City): Text {
  const stops = stopsIn(city)
  const names = stops.slice(0, 6).map(({ eki_name }) => `${eki_name}駅`)
  const { single, family } = rents(city)
  const access =
    stops.length > 0
      ? `${cityLabel(city)}には${names.join('、')}${stops.length > 6 ? `など${stops.length}の駅` : ''}があります。駅の近くは単身向け、離れるほど駐車場付きのご家族向けの部屋が増えます。`
      : '鉄道の駅が少ないため、車での移動が中心です。駐車場が2台付く部屋や、庭のある貸家が見つかります。'
  return {
    title: `${city.city_name}の暮らしと家賃の目安`,
    text: `${CITY_FACTS[city.city_code] ?? ''}
## 交通
${access}
## 住まいの多い町
- ${city.towns.slice(0, 5).join('\n- ')}
## 家賃の目安
1Kで${single}前後、2LDKで${family}前後が目安です。築年数と駅からの距離で、1〜2割ほど変わります。管理費と駐車場を含めた月々の総額で比べると、暮らしに合う部屋を選びやすくなります。
## お部屋探しの進め方
平日の朝と夜に一度ずつ、駅や勤務先までの道を通ってみることをおすすめします。店舗では、買い物や学校までの道のりも地図でご説明します。`,
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
  '朝の電車は、ひと駅手前から乗ると座りやすいこともあります。時間に余裕があれば試してみてください。',
  '駅前には朝早くから開いている店があり、通勤や通学の途中に立ち寄れます。',
  '駅までの道は時間帯によって交通量が変わります。通う時刻に歩いてみると様子がわかります。',
]

function stationGuide(stop: Stop, city: City, index: number): Text {
  const line = STOPS.filter(({ line_code }) => line_code === stop.line_code)
  const at = line.findIndex(({ eki_code }) => eki_code === stop.eki_code)
  const neighbours = [line[at - 1], line[at + 1]]
    .filter((neighbour) => neighbour !== undefined)
    .map(({ eki_name }) => `${eki_name}駅`)
  const { single, family } = rents(city)
  return {
    title: `${stop.eki_name}駅のまわりで暮らす`,
    text: `${stop.eki_name}駅は、${city.city_name}にある${lineName(stop.line_code)}の駅です。隣は${neighbours.join('と')}で、沿線の街へ出かけやすい場所にあります。
## 駅からの距離で選ぶ
- 徒歩5分以内：帰りが遅い方に。築年数や広さとのつり合いを見ます
- 徒歩6〜10分：家賃と便利さのつり合いがよく、部屋の数も多くなります
- 徒歩11分以上：駐車場や広さを重視する方に向いています
## 家賃の目安
1Kで${single}前後、2LDKで${family}前後です。同じ予算でも、隣の駅まで広げると選べる部屋が増えます。
## 朝と夜の様子
${MORNINGS[index % MORNINGS.length]}夜は、街灯の間隔と人通りを確かめておくと安心です。内見の後に、一緒に歩いてご案内することもできます。`,
  }
}
