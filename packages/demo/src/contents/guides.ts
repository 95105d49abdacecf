import areas from '@sumai/domain/master/areas.json' with { type: 'json' }
import { townDrawing } from '@sumai/format/pictures'
import { CITIES, type City, cityLabel, STOPS, type Stop } from '../places/geography.ts'
import { createRandom } from '../random.ts'
import type { ContentRow } from '../rows.ts'
import { articleRow } from './article.ts'
import { CITY_FACTS } from './city-facts.ts'
import { CITY_LIFE } from './city-life.ts'
import { stationGuide } from './station-guide.ts'

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
  ...mainStops().map((stop, index) => {
    const city = CITIES.find(({ city_code }) => city_code === stop.city_code)
    if (!city) throw new Error(`No city for ${stop.eki_name}`)
    return guide(
      city,
      `station/${stop.eki_code}`,
      stationGuide(stop, city),
      { picture: townDrawing(city.city_code), daysAgo: 13 + index * 12 },
      today,
    )
  }),
]

type Text = { title: string; text: string }
type Look = { picture: string; daysAgo: number }

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
    title: `${city.city_name}の暮らしと賃料の目安`,
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

/** Those that people name when they look for a home, in the order of their towns. */
const STATIONS = [
  ...['香椎', '千早', '博多', '竹下', '天神', '薬院', '大橋', '高宮', '別府', '姪浜', '西新'],
  ...['春日', '下大利', '太宰府', '西鉄二日市', '西鉄小郡', '筑前前原'],
  ...['西鉄久留米', '久留米', '羽犬塚', '西鉄柳川', '大牟田', '鳥栖', '佐賀'],
]

function mainStops(): Stop[] {
  const stops = CITIES.flatMap(stopsIn)
  return STATIONS.map((name) => {
    const stop = stops.find(({ eki_name }) => eki_name === name)
    if (!stop) throw new Error(`No such station: ${name}`)
    return stop
  })
}
