import { toKatakana } from '@sumai/format/typed-text'
import { cityStem, STOPS } from '../places/geography.ts'
import type { Location } from '../places/location.ts'
import type { Random } from '../random.ts'

const FIRST = {
  mansion: [
    'グランメール',
    'プレミール',
    'レジデンス',
    'エスポワール',
    'パークサイド',
    'アーバンコート',
    'ロイヤルハイツ',
    'クレール',
    'ベルメゾン',
    'リバーサイド',
    'サンシャイン',
    'ヴェルデ',
    'セントラル',
    'シャトレ',
    'ライオネス',
    'フォレスト',
  ],
  apartment: [
    'サンハイツ',
    'コーポ',
    'メゾン',
    'ハイツ',
    'カーサ',
    'シャーメ',
    'フラワー',
    'グリーンハイツ',
    'アメニティ',
    'リーフ',
    'ソレイユ',
    'ヴィラ',
    'プランタン',
    'ひだまりハウス',
  ],
}
/** One building of several at a place. */
const SERIES = ['Ⅰ', 'Ⅱ', 'Ⅲ', 'A棟', 'B棟', '壱番館', '弐番館'] as const
const LAST = ['', '', '', ...SERIES] as const
const LAST_KANA = {
  '': '',
  Ⅰ: 'ワン',
  Ⅱ: 'ツー',
  Ⅲ: 'スリー',
  A棟: 'エートウ',
  B棟: 'ビートウ',
  壱番館: 'イチバンカン',
  弐番館: 'ニバンカン',
}

type Kind = 'mansion' | 'apartment' | 'kodate' | 'tenpo' | 'souko'
type Named = { tmName: string; tmNameKana: string }
type Parts = { stem: string; kana: string; last: (typeof LAST)[number] }

/** A name as buildings here have: a word, the station or city, sometimes a number. */
export const buildingName = (random: Random, kind: Kind, location: Location): Named =>
  named(partsOf(random, kind, location))

/** Names of which no two in a city are the same, while a series has a number left. */
export function createNames(): typeof buildingName {
  const taken = new Set<string>()
  return (random, kind, location) => {
    const parts = partsOf(random, kind, location)
    const numbered = SERIES.map((last) => named({ ...parts, last }))
    const keyOf = ({ tmName }: Named) => `${location.city.city_code} ${tmName}`
    const own = [named(parts), ...numbered].find((name) => !taken.has(keyOf(name))) ?? named(parts)
    taken.add(keyOf(own))
    return own
  }
}

function partsOf(random: Random, kind: Kind, location: Location): Parts {
  const [place, placeKana] = placeName(random, location)
  if (kind === 'kodate') return { stem: `${place}貸家`, kana: `${placeKana}カシヤ`, last: '' }
  if (kind === 'souko') return { stem: `${place}倉庫`, kana: `${placeKana}ソウコ`, last: '' }
  if (kind === 'tenpo') return { stem: `${place}ビル`, kana: `${placeKana}ビル`, last: '' }
  const first = random.pick(FIRST[kind])
  return { stem: first + place, kana: first + placeKana, last: random.pick(LAST) }
}

const named = ({ stem, kana, last }: Parts): Named => ({
  tmName: stem + last,
  tmNameKana: toKatakana(kana + LAST_KANA[last]),
})

/** The nearest station where one can walk to it, else the city. */
function placeName(random: Random, { city, columns }: Location): [string, string] {
  const [access] = columns.kotsu
  const stop = access?.bus_fun === null && STOPS.find((it) => it.eki_code === access.eki_code)
  if (!stop || random.chance(0.25)) return cityStem(city)
  const name = stop.eki_name.replace(/（.*）/, '')
  return [name, stop.eki_kana.replace(/（.*）/, '')]
}
