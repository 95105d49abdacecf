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
const LAST = ['', '', '', 'Ⅰ', 'Ⅱ', 'Ⅲ', 'A棟', 'B棟', '壱番館', '弐番館']
const LAST_KANA: Record<string, string> = {
  Ⅰ: 'ワン',
  Ⅱ: 'ツー',
  Ⅲ: 'スリー',
  A棟: 'エートウ',
  B棟: 'ビートウ',
  壱番館: 'イチバンカン',
  弐番館: 'ニバンカン',
}

type Named = { tmName: string; tmNameKana: string }

/** A name as buildings here have: a word, the station or city, sometimes a number. */
export function buildingName(
  random: Random,
  kind: 'mansion' | 'apartment' | 'kodate' | 'tenpo' | 'souko',
  location: Location,
): Named {
  const [place, placeKana] = placeName(random, location)
  if (kind === 'kodate') return named(`${place}貸家`, `${placeKana}カシヤ`)
  if (kind === 'souko') return named(`${place}倉庫`, `${placeKana}ソウコ`)
  if (kind === 'tenpo') return named(`${place}ビル`, `${placeKana}ビル`)
  const first = random.pick(FIRST[kind])
  const last = random.pick(LAST)
  return named(`${first}${place}${last}`, `${first}${placeKana}${LAST_KANA[last] ?? ''}`)
}

const named = (tmName: string, tmNameKana: string): Named => ({
  tmName,
  tmNameKana: toKatakana(tmNameKana),
})

/** The nearest station where one can walk to it, else the city. */
function placeName(random: Random, { city, columns }: Location): [string, string] {
  const [access] = columns.kotsu
  const stop = access?.bus_fun === null && STOPS.find((it) => it.eki_code === access.eki_code)
  if (!stop || random.chance(0.25)) return cityStem(city)
  const name = stop.eki_name.replace(/（.*）/, '')
  return [name, stop.eki_kana.replace(/（.*）/, '')]
}
