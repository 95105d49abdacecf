import type { LatLng } from '@sumai/domain/listing/distance'
import { straightMetres } from '@sumai/domain/listing/distance'
import type { SchoolRow } from '../rows.ts'
import { CITIES, type City, moved, townsOf } from './geography.ts'

const NUMBERS = [
  ['第一', 'だいいち'],
  ['第二', 'だいに'],
  ['第三', 'だいさん'],
] as const

/** 久留米 of 久留米市, 福岡東 of 福岡市東区, 粕屋 of 糟屋郡粕屋町; with its reading. */
export function cityStem({ city_name, city_short_name, city_kana }: City): [string, string] {
  const ward = city_name.startsWith('福岡市') ? '福岡' : ''
  const name = ward + city_short_name.replace(/[市区町]$/, '')
  const kana = city_kana
    .replace(/^.*?ぐん|(?<=^ふくおか)し(?=.+く$)/, '')
    .replace(/(まち|ちょう|し|く)$/, '')
  return [name, kana]
}

/** Invented: three elementary schools and a junior high school for each city. */
function publicSchools(city: City, cityIndex: number): SchoolRow[] {
  const [stem, kana] = cityStem(city)
  const towns = townsOf(city)
  const base = { cityCode: city.city_code }
  const at = (index: number) => {
    const centre = towns[index % towns.length]?.centre ?? city
    return moved(centre, 250, -300)
  }
  const elementary = NUMBERS.map(([number, numberKana], index): SchoolRow => {
    const running = cityIndex * NUMBERS.length + index + 1
    return {
      ...base,
      ...at(index),
      shisetsuNo: String(5000 + running),
      shisetsuType: 5,
      shisetsuNm: `${stem}${number}小学校`,
      shisetsuKana: `${kana}${numberKana}しょうがっこう`,
      slug: `${city.slug}-es-${index + 1}`,
      sort: running,
    }
  })
  const juniorHigh: SchoolRow = {
    ...base,
    ...at(1),
    shisetsuNo: String(4001 + cityIndex),
    shisetsuType: 4,
    shisetsuNm: `${stem}中央中学校`,
    shisetsuKana: `${kana}ちゅうおうちゅうがっこう`,
    slug: `${city.slug}-jhs-1`,
    sort: cityIndex + 1,
  }
  return [...elementary, juniorHigh]
}

export const PUBLIC_SCHOOLS: readonly SchoolRow[] = CITIES.flatMap(publicSchools)

/** The nearest school of a type in the city: its district, as far as demo data can know. */
export function districtSchool(city: City, type: 4 | 5, point: LatLng): SchoolRow | undefined {
  return PUBLIC_SCHOOLS.filter(
    (school) => school.cityCode === city.city_code && school.shisetsuType === type,
  ).toSorted((a, b) => straightMetres(point, a) - straightMetres(point, b))[0]
}
