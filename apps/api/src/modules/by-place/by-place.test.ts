import { describe, expect, test } from '@jest/globals'
import { useApi } from '../../testing/test-api.ts'

const api = useApi()

type Place = { code: string; count: number; price: { median: number; n: number } | null }

const SITES = [
  { site: 'chintai', price: 'hy_yachin', order: 'yachin_asc', kind: 'madori=250', more: 'toho=10' },
  {
    site: 'baibai',
    price: 'kakaku',
    order: 'kakaku_asc',
    kind: 'bukken_type=hanbai_tochi',
    more: 'kakaku_max=40000000',
  },
]

describe.each(SITES)('GET $site/rooms/by-place', ({ site, price, order, kind, more }) => {
  const placesBy = async (query: string) => {
    const { body } = await api().call(`${site}/rooms/by-place?${query}`)
    return body as { total: number; places: Place[] }
  }
  const listed = async (query: string) => {
    const { body } = await api().call(`${site}/rooms?limit=100&order=${order}&${query}`)
    const prices: number[] = body.rooms.map((room: Record<string, number>) => room[price])
    return { total: body.pagination.total as number, prices }
  }

  test.each(['city_code', 'eki_code', 'shisetu_no', 'shogakko_no', 'chugakko_no'])(
    'counts by %s what choosing it would find',
    async (by) => {
      const { total, places } = await placesBy(`by=${by}&${more}`)
      expect(total).toBe((await listed(more)).total)
      expect(places.length).toBeGreaterThan(5)
      for (const { code, count } of places.slice(0, 8)) {
        expect(count).toBe((await listed(`${more}&${by}=${code}`)).total)
      }
    },
  )

  test('a station says how far the centres are, a municipality does not', async () => {
    const stations = (await placesBy('by=eki_code')).places as (Place & { minutes?: unknown })[]
    expect(stations.filter(({ minutes }) => minutes).length).toBeGreaterThan(20)
    expect(stations.find(({ code }) => code === '100105')?.minutes).toEqual({
      tenjin: expect.any(Number),
      hakata: expect.any(Number),
    })
    const inOmuta = (await placesBy('by=eki_code&city_code=40202')).places
    expect(inOmuta).toContainEqual(
      expect.objectContaining({ code: '100105', count: 0, price: null }),
    )
    const [city] = (await placesBy('by=city_code')).places
    expect(city).not.toHaveProperty('minutes')
  })

  test('a station is as far from the centres as the guide of its town says', async () => {
    const { places } = await placesBy('by=eki_code&city_code=40203')
    const { body } = await api().call('city-guides/40203')
    const minutes = new Map(
      (places as (Place & { minutes?: { tenjin: number; hakata: number } })[]).map(
        (place) => [place.code, place.minutes] as const,
      ),
    )
    for (const { eki_code, commute } of body.city_guide.stations) {
      expect(commute).toEqual([
        { to: '天神', minutes: minutes.get(eki_code)?.tenjin },
        { to: '博多', minutes: minutes.get(eki_code)?.hakata },
      ])
    }
  })

  test('prices are those of one kind, counts those of every kind', async () => {
    const { places } = await placesBy(`by=city_code&price_of=${kind.split('=')[1]}&${more}`)
    expect(places).toEqual(
      (await placesBy(`by=city_code&${more}`)).places.map(({ code, count }) => ({
        code,
        count,
        price: places.find((place) => place.code === code)?.price,
      })),
    )
    const priced = places.filter((place) => place.price)
    expect(priced.length).toBeGreaterThan(3)
    for (const { code, price: stat } of priced) {
      const { prices } = await listed(`${more}&${kind}&city_code=${code}`)
      expect(stat).toEqual({
        median: prices[Math.ceil(prices.length / 2) - 1],
        n: prices.length,
      })
    }
  })

  test('every place is offered, whichever are chosen already', async () => {
    const all = await placesBy('by=city_code')
    const [first] = all.places
    const chosen = await placesBy(`by=city_code&city_code=${first?.code}`)
    expect(chosen.places).toEqual(all.places)
    expect(chosen.total).toBe(first?.count)
  })

  test('is kept by caches, and needs to know what to count by', async () => {
    const { headers } = await api().call(`${site}/rooms/by-place?by=city_code`)
    expect(headers['cache-control']).toContain('public, max-age=60')
    expect((await api().call(`${site}/rooms/by-place`)).status).toBe(400)
    expect((await api().call(`${site}/rooms/by-place?by=madori`)).status).toBe(400)
  })
})
