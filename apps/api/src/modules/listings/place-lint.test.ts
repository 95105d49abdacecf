import { describe, expect, test } from '@jest/globals'
import type { Kotsu } from '@sumai/api-client/contract/access'
import { busStops } from '@sumai/geo/bus-stops'
import { lintPlace } from './place-lint.ts'

/** 637 m straight from 西鉄久留米. */
const HOME = { lat: 33.318, lng: 130.5215, cityCode: '40203', latlngPrecision: 'exact' as const }
const KURUME = { line_code: '1001', eki_code: '100127', eki_name: '西鉄久留米' }
const HAKATA = { line_code: '1002', eki_code: '100205', eki_name: '博多' }
const walk = (station: typeof KURUME, toho_fun: number): Kotsu => ({
  ...station,
  bus_fun: null,
  bus_tei: null,
  toho_m: toho_fun * 80,
  toho_fun,
})
const hazard = (tsunami: number) => ({
  kozui: 0,
  dosha: 0,
  takashio: 0,
  tsunami,
  source: '市',
  checked_on: '2026-11-01',
})
const linted = (place: Partial<Parameters<typeof lintPlace>[0]>) =>
  lintPlace({ ...HOME, kotsu: [walk(KURUME, 11)], ...place })

describe('a home', () => {
  test('that stands where it says is published', () => {
    expect(linted({})).toEqual({})
  })

  test('stands in its municipality, as exactly as outlines are drawn', () => {
    expect(linted({ cityCode: '40132' })).toEqual({
      lat: ['地図の位置が福岡市博多区の外にあります。位置か所在地を直してから公開してください。'],
    })
    // A block of 杉塚 that lies 616 m outside the outline of 筑紫野市.
    const border = { lat: 33.51152, lng: 130.50288 }
    expect(linted({ ...border, cityCode: '40217', kotsu: [] })).toEqual({})
  })

  test('is not nearer on foot than as the crow flies', () => {
    expect(linted({ kotsu: [walk(KURUME, 9)] })).toEqual({})
    expect(linted({ kotsu: [walk(KURUME, 5)] })).toEqual({
      kotsu: [
        expect.stringMatching(
          /^西鉄久留米駅まで徒歩5分は、直線距離（約\d+m）を分速80mで歩くより短く/,
        ),
      ],
    })
  })

  test('whose point is that of its town may be some way from it', () => {
    expect(linted({ latlngPrecision: 'town', kotsu: [walk(KURUME, 3)] })).toEqual({})
  })

  test('names one of its three nearest stations', () => {
    expect(linted({ kotsu: [walk(KURUME, 11), walk(HAKATA, 500)] })).toEqual({
      kotsu: ['博多駅は、近いほうから3つの駅に入っていません。最寄りの駅を入力してください。'],
    })
  })

  test('is not nearer to its bus stop than as the crow flies, where the stop is known', () => {
    const [stop] = busStops().filter(({ name }) => name === '久留米高校前')
    const home = { lat: (stop?.lat ?? 0) + 0.009, lng: stop?.lng ?? 0 }
    const bus = (bus_tei: string) => ({ ...walk(KURUME, 3), bus_fun: 12, bus_tei })
    const errorsOf = (name: string) => linted({ ...home, kotsu: [bus(name)] }).kotsu ?? []
    expect(errorsOf('久留米高校前').join()).toContain('停留所「久留米高校前」から徒歩3分は')
    expect(errorsOf('どこにもない停留所').join()).not.toContain('停留所')
  })

  test('far from the sea knows no tsunami', () => {
    expect(linted({ hazard: hazard(2) })).toEqual({
      hazard: [expect.stringContaining('海から3km以内')],
    })
    expect(linted({ hazard: hazard(0) })).toEqual({})
    const omuta = { lat: 33.03, lng: 130.443, cityCode: '40202', kotsu: [], hazard: hazard(2) }
    expect(linted(omuta)).toEqual({})
  })
})
