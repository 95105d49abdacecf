import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import type { Room } from '../../components/room/room-data.ts'
import { CONDO, INVESTMENT, LAND } from '../../testing/rooms.ts'
import { show } from '../../testing/show-room.ts'
import { SITE } from '../../testing/site.ts'

const GROUND = {
  ...{ tochiMen: 165.28, tochiMenKbn: 1, tochiMenKbnLabel: '公簿' },
  ...{ kenpei: 60, yoseki: 200, chimoku: 1, chimokuLabel: '宅地' },
  ...{ setsudoJokyo: 1, setsudoJokyoLabel: '一方', setsudo: LAND.setsudo },
}
const HOUSE: Room = {
  ...CONDO,
  ...GROUND,
  bukkenNo: '5000012350',
  bukkenType: 'hanbai_chuko',
  bukkenTypeLabel: '中古一戸建て',
  bukkenKbn: null,
  bukkenKbnLabel: null,
  senyuMen: null,
  tatemonoMen: 98.54,
}
const NEW_HOUSE: Room = {
  ...HOUSE,
  bukkenType: 'hanbai_shinchiku',
  chikuYm: null,
  chikuYear: null,
  kanseiYm: '2027-03',
  kenchikuKakuninNo: '第R08確認建築福岡00000号',
  shoeneRank: 4,
}
const UNIT: Room = { ...CONDO, bukkenType: 'toushi_mansion', toushiBukkenType: 'toushi_mansion' }
const BLOCK: Room = { ...INVESTMENT, ...GROUND }
const PREMISES: Room = {
  ...BLOCK,
  bukkenType: 'toushi_other',
  toushiBukkenType: 'toushi_other',
  bukkenKbn: 'jigyou',
}

const EVERY = ['所在地', '交通', '取引態様', '引渡し', '価格', '土地権利', '次回更新予定日']
const BUILDING = ['構造', '階']
const PLOT = [
  ...['土地面積', '用途地域', '都市計画', '建ぺい率', '容積率', '地目', '接道'],
  ...['私道負担', 'セットバック', '法令上の制限'],
]

test.each<[string, Room, string[]]>([
  ['a flat', CONDO, [...BUILDING, '専有面積', '間取り', '築年月', '管理費', '修繕積立金']],
  ['a house', HOUSE, [...BUILDING, ...PLOT, '建物面積', '間取り', '築年月']],
  ['a new house', NEW_HOUSE, [...BUILDING, ...PLOT, '建築確認番号', '省エネ性能', '築年月']],
  ['a plot', LAND, [...PLOT, '建築条件', '坪単価']],
  ['a flat to let', UNIT, [...BUILDING, '専有面積', '管理費', '修繕積立金']],
  ['a building to let', BLOCK, [...BUILDING, ...PLOT, '建物面積', '総戸数']],
  ['premises', PREMISES, [...BUILDING, ...PLOT, '建物面積']],
  ['a site', { ...SITE, ...GROUND }, [...BUILDING, ...PLOT, '総区画数', '間取り']],
])('%s shows every item that its advertisement needs', async (_, room, labels) => {
  await show(room)
  const shown = screen.getAllByRole('rowheader').map((head) => head.textContent)
  // An advertisement also names its agency.
  const agency = ['電話', '免許番号', '所属団体']
  expect(shown).toEqual(expect.arrayContaining([...EVERY, ...labels, ...agency]))
})

test.each([
  ['a house', HOUSE],
  ['a site', { ...SITE, ...GROUND, tatemonoMenKbnLabel: '壁芯' }],
])('%s says how its floor area was measured', async (_, room) => {
  await show(room)
  const [row] = screen.getAllByRole('row', { name: /^建物面積/ })
  expect(row).toHaveTextContent('㎡（壁芯）')
})
