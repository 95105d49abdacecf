import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { readCell } from '../columns/cell.ts'
import type { Kind } from '../kinds/kind.ts'
import { KIND_NAMES, KINDS, type KindName } from '../kinds/kinds.ts'
import { withDigits } from './kanji-numbers.ts'
import { distance, nearestWord } from './near.ts'
import { proposalFor } from './propose.ts'

const TODAY = '2026-11-21'

function proposed(kind: KindName, name: string, cell: string) {
  const { fields, schema }: Kind = KINDS[kind]
  const field = fields.find((it) => it.name === name)
  if (!field) throw new Error(`There is no ${name}`)
  const repair = proposalFor({ field, cell, values: {}, today: TODAY }, schema)
  return repair && [repair.rule, repair.value]
}

test.each<[KindName, string, string, string, string]>([
  ['chintai', 'hy_yachin', '68,OOO', 'lookalikes', '68,000'],
  ['chintai', 'senyu_men', 'l2.5', 'lookalikes', '12.5'],
  ['chintai', 'hy_yachin', '六万二千円', 'numerals', '6万2000円'],
  ['baibai', 'kakaku', '二千四百八十万円', 'numerals', '2480万円'],
  ['chintai', 'nyukyo_date', '令和八年十二月五日', 'numerals', '2026-12-05'],
  ['tatemono', 'chiku_ym', '平成二十年三月', 'numerals', '2008-03'],
  ['chintai', 'hy_yachin', '約62,000円（税込）', 'surroundings', '62,000円'],
  ['chintai', 'kyoekihi', '4,000円/月', 'surroundings', '4,000円'],
  ['chintai', 'hy_yachin', '62 000', 'surroundings', '62000'],
  ['chintai', 'nyukyo_date', '2026年12月5日（土）予定', 'surroundings', '2026-12-05'],
  ['chintai', 'hy_yachin', '6.8', 'man_yen', '6.8万円'],
  ['baibai', 'kakaku', '2480.5', 'man_yen', '2480.5万円'],
  ['chintai', 'shikikin', '62000', 'yen', '62000円'],
  ['chintai', 'nyukyo_date', '12/5', 'year', '2026-12-05'],
  ['chintai', 'nyukyo_date', '1月20日', 'year', '2027-01-20'],
  ['chintai', 'nyukyo_date', '26/12/5', 'year', '2026-12-05'],
  ['chintai', 'nyukyo_date', '46361', 'excel_day', '2026-12-05'],
  ['tatemono', 'chiku_ym', '39508', 'excel_day', '2008-03'],
  ['chintai', 'jikai_koshin_date', '2026-12-31', 'fortnight', '2026-12-05'],
  ['shops', 'zip', '8100001', 'postal_code', '810-0001'],
  ['shops', 'zip', '〒810 0001', 'postal_code', '810-0001'],
  ['staffs', 'email', 'hanako ＠example.jp', 'mail', 'hanako@example.jp'],
  ['shops', 'eigyo_start', '9時半', 'hours', '09:30'],
  ['chintai', 'kozo', 'RC造', 'choice', '鉄筋コンクリート造'],
  ['chintai', 'kozo', '鉄筋コンクリト造', 'choice', '鉄筋コンクリート造'],
  ['chintai', 'keiyaku_kbn', '普通借', 'choice', '普通借家'],
  ['chintai', 'hoken_hitsuyo', '要', 'choice', 'はい'],
  ['chintai', 'setsubijoken', 'エアコソ;バス・トイレ別', 'choice', 'エアコン;バス・トイレ別'],
  ['chintai', 'comment', '絶対お得な格安の部屋', 'banned_words', 'お得なの部屋'],
  ['baibai', 'biko', '絶対高さ10m、格安', 'banned_words', '絶対高さ10m、'],
  ['tatemono', 'tm_name', '特選コーポ', 'banned_words', 'コーポ'],
  ['chintai', 'kotsu', '西鉄大橋駅 徒歩5分', 'station', '大橋駅 徒歩5分'],
  [
    'chintai',
    'kotsu',
    '西鉄福岡（天ネ申） 徒歩5分;大橋 徒歩9分',
    'station',
    '西鉄福岡(天神) 徒歩5分;大橋 徒歩9分',
  ],
])('%s, %s: 「%s」', (kind, name, cell, rule, value) => {
  expect(proposed(kind, name, cell)).toEqual([rule, value])
})

test.each<[KindName, string, string]>([
  ['chintai', 'hy_yachin', '高め'],
  ['chintai', 'hy_yachin', 'O'],
  ['chintai', 'hy_yachin', '六万〜七万円'],
  ['chintai', 'hy_yachin', ''],
  ['chintai', 'senyu_men', '三十坪'],
  ['chintai', 'nyukyo_date', '来月'],
  ['chintai', 'nyukyo_date', '2026-02-30'],
  ['chintai', 'nyukyo_date', '12月上旬'],
  ['chintai', 'nyukyo_date', '58/4/1'],
  ['chintai', 'closed_date', '12/5'],
  ['chintai', 'jikai_koshin_date', '2026-10-01'],
  ['tatemono', 'chiku_ym', '築15年'],
  ['shops', 'zip', '81000'],
  ['staffs', 'email', 'hanako'],
  ['chintai', 'kozo', '石造'],
  ['chintai', 'muki', '上'],
  ['chintai', 'catch_copy', '絶対'],
  ['chintai', 'kotsu', '東京駅 徒歩5分'],
  ['chintai', 'kotsu', '天神'],
  ['chintai', 'bukken_no', '17'],
])('%s, %s: of 「%s」 nobody can say what it means', (kind, name, cell) => {
  expect(proposed(kind, name, cell)).toBeUndefined()
})

const KANJI = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九']
/** As it is written: 千二百三, not 一千二百三. */
function inKanji(value: number): string {
  const parts = [
    [1000, '千'],
    [100, '百'],
    [10, '十'],
  ] as const
  let rest = value
  let text = ''
  for (const [unit, sign] of parts) {
    const digit = Math.floor(rest / unit)
    rest %= unit
    if (digit > 0) text += (digit > 1 ? KANJI[digit] : '') + sign
  }
  return text + KANJI[rest]
}

/** With digits before each sign: 3千5百2. */
const inMixed = (value: number) =>
  [...String(value)]
    .map((digit, at, all) =>
      digit === '0' ? '' : digit + ['', '十', '百', '千'][all.length - 1 - at],
    )
    .join('')

test('every number below ten thousand is read from its numerals, by place, by digit and mixed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999 }), (value) => {
      const digits = [...String(value)].map((digit) => KANJI[Number(digit)] || '〇').join('')
      expect(
        [inKanji(value), `${digits}円`, `${inMixed(value)}円`, `6万${inMixed(value)}円`].map(
          withDigits,
        ),
      ).toEqual([String(value), `${value}円`, `${value}円`, `6万${value}円`])
    }),
  )
})

test('the distance of words is that of a metric, and a word that is known means itself', () => {
  const word = fc.string({ maxLength: 6, unit: fc.constantFrom('天', '神', '大', '橋') })
  fc.assert(
    fc.property(word, word, word, (one, other, third) => {
      expect(distance(one, other)).toBe(distance(other, one))
      expect(distance(one, other) === 0).toBe(one === other)
      expect(distance(one, third)).toBeLessThanOrEqual(
        distance(one, other) + distance(other, third),
      )
      expect(nearestWord(one, [one, other])).toBe(one)
    }),
  )
})

test('whatever stands in a cell, a proposal is read without a word, and needs no other', () => {
  const fields = KIND_NAMES.flatMap((kind) =>
    KINDS[kind].fields.map((field) => ({ field, schema: (KINDS[kind] as Kind).schema })),
  )
  const piece = fc.constantFrom(
    ...['6', '2', '8', '0', 'O', 'l', '.', ',', '万', '円', '十', '二', '年', '月', '日', '/', '-'],
    ...[
      '約',
      '（税込）',
      '令和',
      '鉄筋',
      '造',
      '天神',
      '駅',
      '徒歩',
      '5分',
      ';',
      ' ',
      '@',
      '要',
      '格安',
    ],
  )
  const cells = fc.array(piece, { minLength: 1, maxLength: 7 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.constantFrom(...fields), cells, ({ field, schema }, cell) => {
      const wrong = { field, cell, values: {}, today: TODAY }
      const repair = proposalFor(wrong, schema)
      if (!repair) return
      const reading = readCell(field, repair.value)
      expect(reading).not.toHaveProperty('fault')
      const parsed = schema.shape[field.name].safeParse((reading as { value: unknown }).value)
      expect(parsed.success).toBe(true)
      expect(repair.value).not.toBe(cell)
    }),
    { numRuns: 5_000 },
  )
})
