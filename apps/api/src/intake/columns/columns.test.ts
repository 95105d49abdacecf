import { expect, test } from '@jest/globals'
import { chintaiRoomChange } from '@sumai/api-client/contract/chintai-room'
import titles from '@sumai/domain/master/field-labels.json' with { type: 'json' }
import fc from 'fast-check'
import { CHINTAI_LABELS } from '../../wire/labels.ts'
import { KINDS } from '../kinds/kinds.ts'
import { readCell, writeCell } from './cell.ts'
import { columnsOf } from './columns.ts'
import { type Field, fieldsOf, spelling } from './field.ts'
import { NO_MAPPING, parseMapping } from './mapping.ts'

const fields = fieldsOf(chintaiRoomChange, titles.chintai, CHINTAI_LABELS)
const named = (name: string) => fields.find((field) => field.name === name) as Field
const monthField = KINDS.tatemono.fields.find(({ name }) => name === 'chiku_ym') as Field
const read = (cells: Record<string, unknown>, mapping = NO_MAPPING) =>
  columnsOf(fields, mapping).read({ cells })

test('columns are called by code, by label, or as another system does', () => {
  const mapping = parseMapping(
    '{"columns":{"家賃(万)":"hy_yachin","管理用":null},"codes":{"muki":{"S":5}},"fixed":{"tenpo_no":"001"}}',
  )
  expect(read({ bukken_no: '1000000001', 賃料: '62,000円', ' 向 き': '南' })).toEqual({
    values: { bukken_no: '1000000001', hy_yachin: 62_000, muki: 5 },
    faults: [],
    repaired: [],
  })
  expect(read({ '家賃(万)': '6.2万', 管理用: 'x', muki: 'S' }, mapping)).toEqual({
    values: { tenpo_no: '001', hy_yachin: 62_000, muki: 5 },
    faults: [],
    repaired: [],
  })
})

test('a deposit is of months or of yen by the unit behind it', () => {
  expect(read({ 敷金: '62,000円', 礼金: '1.5ヶ月', 仲介手数料: '1' }).values).toEqual({
    ...{ shikikin: 62_000, shikikin_kbn: 'yen', reikin: 1.5, reikin_kbn: 'month' },
    chukai_tesuryo: 1,
  })
  expect(read({ 敷金: '¥62,000', 敷金の単位: 'か月' }).values).toMatchObject({
    shikikin_kbn: 'yen',
  })
})

test.each([
  ['平成20年3月', '2008-03'],
  ['平成20年 3月', '2008-03'],
  ['H20.3', '2008-03'],
  ['S55/4/1', '1980-04'],
  ['令和元年5月1日', '2019-05'],
  ['2008年3月1日', '2008-03'],
  ['2008/3/1 0:00', '2008-03'],
  ['Mar-08', '2008-03'],
  ['Nov-98', '1998-11'],
  ['昔', undefined],
])('the month 「%s」', (text, month) => {
  expect(readCell(monthField, text)).toEqual(
    month ? { value: month } : { fault: '年月（2008-03）で入力してください。' },
  )
})

test.each([
  ['eigyo_start', '9:30', '09:30'],
  ['eigyo_end', '１８時３０分', '18:30'],
  ['zip', '〒８１０−０００１', '810-0001'],
  ['tel', '０９２−０００−０００１', '092-000-0001'],
  ['tel', '092-000-0001（代表）', '092-000-0001（代表）'],
])('%s of a shop: 「%s」', (name, text, value) => {
  const field = KINDS.shops.fields.find((known) => known.name === name) as Field
  expect(readCell(field, text)).toEqual({ value })
})

test('a column that no field has the name of is told, and not used', () => {
  const columns = columnsOf(fields, NO_MAPPING)
  expect(columns.read({ cells: { 家ちん: '1', 賃料: '1' } }).values).toEqual({ hy_yachin: 1 })
  expect([...columns.unused]).toEqual(['家ちん'])
})

test('two columns for one field are refused, as is a mapping that names no field', () => {
  expect(() => read({ 賃料: '1', hy_yachin: '2' })).toThrow(/列「賃料」と「hy_yachin」は同じ項目/)
  expect(() => read({}, parseMapping('{"columns":{"a":"b"}}'))).toThrow(
    '「b」という項目はありません',
  )
  expect(parseMapping('\ufeff{}')).toEqual(NO_MAPPING)
  expect(() => parseMapping('{"colums":{}}')).toThrow(/^対応表の/)
  expect(() => parseMapping('[')).toThrow('JSON ではありません')
})

test.each([
  ['hy_yachin', '６２,０００', 62_000],
  ['hy_yachin', '6万2,000円', 62_000],
  ['hy_yachin', '1億2,000万円', 120_000_000],
  ['keiyaku_kikan_month', '24', 24],
  ['keiyaku_kikan_month', '２年', 24],
  ['keiyaku_kikan_month', '1年6ヶ月', 18],
  ['keiyaku_kikan_month', '24カ月', 24],
  ['senyu_men', '52.17㎡', 52.17],
  ['nyukyo_date', '2026年12月5日', '2026-12-05'],
  ['nyukyo_date', '令和8年12月5日', '2026-12-05'],
  ['nyukyo_date', 'Ｒ8.12.5', '2026-12-05'],
  ['nyukyo_date', '', null],
  ['hy_yachin', '', undefined],
  ['is_kadobeya', '○', true],
  ['is_kadobeya', '無', false],
  ['tenpo_no', '1', '001'],
  ['bukken_no', ' １９０００００００１ ', '1900000001'],
  ['boshu_status', '募集中', 'public'],
  ['parking_kbn', '空有', 1],
  ['parking_kbn', '空きなし', 2],
  ['parking_kbn', '空き無し', 2],
  ['parking_kbn', '空無', 2],
  ['parking_kbn', 'なし', 4],
  ['setsubijoken', '801;エアコン', [801, 301]],
  ['nyukyo_joken', '二人入居可；学生可', ['二人入居可', '学生可']],
  ['nyukyo_joken', '', []],
  ['sonota_getsugaku', '[{"label":"町会費","kingaku":300}]', [{ label: '町会費', kingaku: 300 }]],
  ['biko', "'=SUM(A1)", '=SUM(A1)'],
  [
    'photos',
    'a.jpg|外観|南｜東;b/c.png',
    [
      { url: 'a.jpg', type: 'gaikan', caption: '南|東' },
      { url: 'b/c.png', type: 'room', caption: '' },
    ],
  ],
])('%s: 「%s」', (name, text, value) => {
  expect(readCell(named(name), text)).toEqual({ value })
})

test.each([
  ['hy_yachin', '六万', '数で入力してください。'],
  ['hy_yachin', '万', '数で入力してください。'],
  ['koshinryo', '1ヶ月', '数で入力してください。'],
  ['koshinryo', '50%', '数で入力してください。'],
  ['hoshokin', '62,000円', '月数（24か月、2年）で入力してください。'],
  ['keiyaku_kikan_month', '2万', '月数（24か月、2年）で入力してください。'],
  ['muki', '上', '「上」は選択肢にない値です。'],
  ['is_kadobeya', '多分', 'はい・いいえ（1・0）で入力してください。'],
  ['nyukyo_date', '来月', '日付（2026-12-20）で入力してください。'],
  ['photos', '{', 'JSON で入力してください。'],
  ['photos', 'a.jpg|屋根', '「屋根」は写真の種類にありません。'],
])('%s: 「%s」 is at fault', (name, text, fault) => {
  expect(readCell(named(name), text)).toEqual({ fault })
})

test('no two values of a field differ by how あり and なし are written alone', () => {
  for (const { name, labels } of fields) {
    const spellings = [...labels.values()].map(spelling)
    expect({ name, spellings: new Set(spellings).size }).toEqual({
      name,
      spellings: new Set(labels.values()).size,
    })
  }
})

const text = fc.string({ minLength: 1, unit: 'grapheme' }).filter((it) => it.trim() !== '')

test.each<[string, string, fc.Arbitrary<unknown>]>([
  [
    'a text',
    'biko',
    fc.oneof(
      text,
      text.map((it) => `=${it}`),
      text.map((it) => `''-${it}`),
    ),
  ],
  ['a number', 'senyu_men', fc.integer({ min: -99, max: 1e7 }).map((it) => it / 100)],
  ['a flag', 'is_kadobeya', fc.boolean()],
  ['a list of texts', 'nyukyo_joken', fc.array(text, { maxLength: 4 })],
  ['a list of codes', 'setsubijoken', fc.subarray([...named('setsubijoken').codes.values()])],
  ['a document', 'photos', fc.array(fc.record({ url: text, sort: fc.integer() }))],
])('%s is read as it was written', (_, name, values) => {
  const field = named(name)
  fc.assert(
    fc.property(values, (value) => {
      expect(readCell(field, writeCell(field, value))).toEqual({ value })
    }),
  )
})

test('no text is written as a formula', () => {
  fc.assert(
    fc.property(fc.constantFrom('=', '+', '-', '@', '\t', '\r'), text, (sign, rest) => {
      expect(writeCell(named('biko'), sign + rest)).not.toMatch(/^[=+\-@\t\r]/)
    }),
  )
})
