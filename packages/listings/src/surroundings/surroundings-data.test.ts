import { expect, test } from '@jest/globals'
import type { PlaceKind } from '@sumai/domain/place-kinds'
import { surroundingsOf } from './surroundings-data.ts'

const AT = { lat: 33.56, lng: 130.43 }
const STATION = {
  ...{ lineCode: '1001', ekiCode: '100109', ekiName: '大橋', busFun: null, busTei: null },
  ...{ tohoM: 560, tohoFun: 7 },
}
const HOME = { ...AT, kotsu: [STATION], shisetu: [] }

const place = (kind: PlaceKind, kindLabel: string, name: string, kyoriM: number) => ({
  ...{ kind, kindLabel, name, kyoriM, tohoFun: Math.ceil(kyoriM / 80), ...AT },
})
const STOP = place('bus_stop', 'バス停', '塩原', 240)

test('the nearest of each kind in reach, group by group, with numbers as on the map', () => {
  const near = surroundingsOf(HOME, [
    place('station', '駅', '大橋', 560),
    place('park', '公園', '塩原公園', 1_000),
    place('supermarket', 'スーパーマーケット', 'サニー', 240),
    place('supermarket', 'スーパーマーケット', 'マルショク', 900),
    place('hospital', '病院', '九州中央病院', 2_600),
    place('bank', '銀行', '大橋支店', 3_100),
  ])
  expect(near).toEqual([
    {
      ...{ no: 1, group: 'eki', name: '大橋駅', at: AT },
      ...{ note: '西鉄天神大牟田線・約560m', way: ['徒歩', '7', '分'] },
    },
    {
      ...{ no: 2, group: 'shop', name: 'サニー', at: AT },
      ...{ note: 'スーパーマーケット・約240m', way: ['徒歩', '3', '分'] },
    },
    {
      ...{ no: 3, group: 'care', name: '九州中央病院', at: AT },
      ...{ note: '病院・約2.6km', way: ['約', '2.6', 'km'] },
    },
    {
      ...{ no: 4, group: 'park', name: '塩原公園', at: AT },
      ...{ note: '公園・約1.0km', way: ['徒歩', '13', '分'] },
    },
  ])
})

test('what staff have measured comes in place of the nearest of its kind', () => {
  const home = { ...HOME, shisetu: [{ type: 5, shisetuNo: null, name: '三宅小学校', kyoriM: 700 }] }
  const near = surroundingsOf(home, [place('elementary_school', '小学校', '塩原小学校', 300)])
  expect(near.map(({ no, name, at }) => ({ no, name, at }))).toEqual([
    { no: null, name: '大橋駅', at: null },
    { no: null, name: '三宅小学校', at: null },
  ])
})

test('a university that staff have measured has a number, and no other is named', () => {
  const name = '久留米大学 旭町キャンパス'
  const home = { ...HOME, shisetu: [{ type: 1, shisetuNo: '1016', name, kyoriM: 1_610 }] }
  const near = surroundingsOf(home, [place('university', '大学', name, 1_610)])
  expect(near.at(-1)).toMatchObject({ no: 1, group: 'school', name, note: '大学・約1.6km', at: AT })
  expect(near).toHaveLength(2)
})

test('a school is not taken for the bus stop of the same name', () => {
  const school = place('elementary_school', '小学校', '那珂小学校', 380)
  const stop = place('bus_stop', 'バス停', '那珂小学校', 250)
  const home = { ...HOME, shisetu: [{ type: 5, shisetuNo: null, name: '那珂小学校', kyoriM: 390 }] }
  const near = surroundingsOf(home, [stop, school])
  expect(near.map(({ group, name, note }) => [group, name, note])).toEqual([
    ['eki', '大橋駅', '西鉄天神大牟田線・約560m'],
    ['school', '那珂小学校', '小学校・約390m'],
  ])
})

test('a bus stop is named where the station is far, and the way to it is said', () => {
  const byBus = { ...STATION, busFun: 12, busTei: '塩原', tohoM: 80, tohoFun: 1 }
  const far = surroundingsOf({ ...HOME, kotsu: [byBus] }, [STOP])
  expect(far.map(({ name, note, way }) => [name, note, way.join('')])).toEqual([
    ['大橋駅', '塩原バス停から徒歩1分', 'バス12分'],
    ['塩原', 'バス停・約240m', '徒歩3分'],
  ])
  expect(surroundingsOf(HOME, [STOP]).map(({ name }) => name)).toEqual(['大橋駅'])
})
