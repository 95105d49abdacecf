import { describe, expect, test } from '@jest/globals'
import { useApi } from '../../testing/test-api.ts'

const api = useApi()
type City = { city_code: string; chintai_count: number; baibai_count: number }
const totalOf = async (path: string) => (await api().call(path)).body.pagination.total

describe('cities', () => {
  test('lists the 36 cities with what is on offer there', async () => {
    const { body, headers } = await api().call('cities')
    expect(body.cities).toHaveLength(36)
    expect(headers['cache-control']).toContain('max-age=3600')
    const [city] = body.cities as [City]
    expect(await totalOf(`chintai/rooms?city_code=${city.city_code}`)).toBe(city.chintai_count)
    expect(await totalOf(`baibai/rooms?city_code=${city.city_code}`)).toBe(city.baibai_count)
    expect((await api().call('master/cities')).body).toEqual(body)
  })

  test('narrows by sales area', async () => {
    const { body } = await api().call('cities?area_no=10')
    for (const city of body.cities) expect(city.area_no).toBe(10)
  })

  test('knows a city by its code and by its slug', async () => {
    const { body: byCode } = await api().call('cities/40203')
    const { body: bySlug } = await api().call('cities/kurume-shi')
    expect(byCode.city).toMatchObject({ city_id: '40203', city_name: '久留米市' })
    expect(bySlug).toEqual(byCode)
    expect((await api().call('cities/tokyo')).body.code).toBe('city.not_found')
  })

  test('names those next to a city, the nearest first', async () => {
    const { city } = (await api().call('cities/saga-shi')).body
    // 大川市, 神埼市 and 小城市; 福岡市早良区 lies behind the mountains.
    expect(city.rinsetsu_city_code.slice(0, 3).toSorted()).toEqual(['40212', '41208', '41210'])
    expect(city.rinsetsu_city_code.slice(3)).toContain('40137')
  })

  test('gives the median rent of a layout from the rooms on offer', async () => {
    const { body } = await api().call('cities')
    const city = body.cities.find((it: { rent_stats: object }) => '120' in it.rent_stats)
    const path = `chintai/rooms?city_code=${city.city_code}&madori=120&order=yachin_asc&limit=100`
    const { rooms } = (await api().call(path)).body
    const rents = rooms.map((room: { hy_yachin: number }) => room.hy_yachin)
    const median = rents[Math.ceil(rents.length / 2) - 1]
    expect(city.rent_stats['120']).toEqual({ median, n: rents.length })
  })

  test('gives the median price of a kind from the properties on offer', async () => {
    const { body } = await api().call('cities')
    const kind = 'hanbai_tochi'
    const city = body.cities.find((it: { sale_stats: object }) => kind in it.sale_stats)
    const path = `baibai/rooms?city_code=${city.city_code}&bukken_type=${kind}&order=kakaku_asc&limit=100`
    const { rooms } = (await api().call(path)).body
    const prices = rooms.map((room: { kakaku: number }) => room.kakaku)
    const median = prices[Math.ceil(prices.length / 2) - 1]
    expect(city.sale_stats[kind]).toEqual({ median, n: prices.length })
  })
})

describe('master data', () => {
  test('an interchange counts the same for each of its lines', async () => {
    const { body } = await api().call('master/stations')
    expect(body.stations).toHaveLength(19)
    const all = body.stations.flatMap((line: { stations: Station[] }) => line.stations) as Station[]
    expect(all).toHaveLength(228)
    const hakata = all.filter((station) => station.slug === 'hakata-eki')
    expect(hakata.length).toBeGreaterThan(1)
    expect(new Set(hakata.map((station) => station.chintai_count)).size).toBe(1)
    const [station] = all.filter((it) => it.chintai_count > 0) as [Station]
    expect(await totalOf(`chintai/rooms?eki_code=${station.eki_code}`)).toBe(station.chintai_count)
  })

  test('lists universities with the listings within three kilometres', async () => {
    const { body } = await api().call('master/schools?shisetsu_type=1')
    expect(body.schools).toHaveLength(24)
    for (const { shisetsu_no, chintai_bukken_suu } of body.schools.slice(0, 3)) {
      expect(await totalOf(`chintai/rooms?shisetu_no=${shisetsu_no}`)).toBe(chintai_bukken_suu)
    }
  })

  test('the counter of the sales top adds up', async () => {
    const { counter } = (await api().call('master/baibai/counter')).body
    const sum = (counts: Record<string, number>) => Object.values(counts).reduce((a, b) => a + b, 0)
    expect(counter.total).toBe(await totalOf('baibai/rooms'))
    expect(sum(counter.bukken_type)).toBe(counter.total)
    expect(sum(counter.area)).toBe(counter.total)
    expect(sum(counter.city)).toBe(counter.total)
    expect(counter.new_7days).toBe(await totalOf('baibai/rooms?koukai_since=2026-11-14'))
    expect(counter.price_down_30days).toBeLessThanOrEqual(counter.total)
  })
})

type Station = { slug: string; eki_code: string; chintai_count: number }
