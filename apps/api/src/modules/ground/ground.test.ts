import { describe, expect, test } from '@jest/globals'
import { useApi } from '../../testing/test-api.ts'

const api = useApi({ rooms: 60 })
const geocode = (address: string) => api().call(`geocode?address=${encodeURIComponent(address)}`)
type Near = { kind: string; kyori_m: number; toho_fun: number }

describe('GET geocode', () => {
  test.each([
    ['福岡県福岡市中央区天神2-3-15', 'block', '福岡県福岡市中央区天神二丁目3番'],
    ['福岡市中央区天神二丁目', 'chome', '福岡県福岡市中央区天神二丁目'],
    ['久留米市御井旗崎', 'town', '福岡県久留米市御井旗崎'],
    ['三養基郡基山町', 'city', '佐賀県三養基郡基山町'],
    ['熊本県', 'prefecture', '熊本県'],
  ])('%s is found to the %s', async (address, precision, official) => {
    const { status, body } = await geocode(address)
    expect(status).toBe(200)
    expect(body.geocode).toMatchObject({ precision, address: official })
  })

  test('says which municipality, town and block it is', async () => {
    const { body, headers } = await geocode('福岡市中央区天神2-3')
    expect(body.geocode).toMatchObject({
      pref_code: '40',
      city_code: '40133',
      town: '天神',
      chome: '二丁目',
      block: 3,
    })
    expect(headers['cache-control']).toContain('max-age=3600')
  })

  test('knows nothing outside the area, and asks for an address', async () => {
    const { status, body } = await geocode('東京都千代田区丸の内一丁目')
    expect({ status, code: body.code }).toEqual({ status: 404, code: 'geocode.not_found' })
    expect((await api().call('geocode')).status).toBe(400)
    expect((await geocode('あ'.repeat(201))).status).toBe(400)
  })
})

describe('GET ways', () => {
  test('names the stations near a home, the nearest first, with minutes at 80 m', async () => {
    const { body } = await api().call('ways?lat=33.59&lng=130.42')
    expect(body.ways[0]).toMatchObject({ eki_name: '博多', bus_fun: null })
    for (const { toho_m, toho_fun } of body.ways) expect(toho_fun).toBe(Math.ceil(toho_m / 80))
    expect((await api().call('ways?lat=33.59')).status).toBe(400)
  })
})

describe('GET places', () => {
  test('gives the nearest of every kind, in metres along streets and in minutes', async () => {
    const { body } = await api().call('places?lat=33.59&lng=130.42&kinds=supermarket,park&limit=2')
    const places: Near[] = body.places
    expect(places.map(({ kind }) => kind)).toEqual(['supermarket', 'supermarket', 'park', 'park'])
    expect(body.places[0]).toMatchObject({ kind_label: 'スーパーマーケット' })
    const [first, second] = places
    expect(first?.kyori_m).toBeLessThanOrEqual(second?.kyori_m ?? 0)
    for (const { kyori_m, toho_fun } of places) expect(toho_fun).toBe(Math.ceil(kyori_m / 80))
  })

  test('names stations once, whatever lines stop there', async () => {
    const { body } = await api().call('places?lat=33.59&lng=130.42062&kinds=station&limit=2')
    expect(body.places).toMatchObject([{ name: '博多', kind_label: '駅' }, { name: '祇園' }])
  })

  test('gives three of each kind when nothing else is asked for, and none at sea', async () => {
    const { body } = await api().call('places?lat=33.59&lng=130.42')
    const counts = Map.groupBy(body.places as Near[], ({ kind }) => kind)
    expect(counts.size).toBeGreaterThan(20)
    expect(counts.get('convenience')).toHaveLength(3)
    expect((await api().call('places?lat=33.9&lng=129.9')).body.places).toEqual([])
  })

  test.each([
    '',
    'lat=33.5',
    'lat=95&lng=130',
    'lat=33.5&lng=130&kinds=castle',
    'lat=33&lng=130&limit=99',
  ])('refuses %s', async (query) => expect((await api().call(`places?${query}`)).status).toBe(400))
})

describe('GET land-prices', () => {
  const landPrices = (query: string) => api().call(`land-prices${query}`)
  type LandPrice = { lat: number; lng: number; yen_per_m2: number; kyori_m: number }

  test('gives the nearest points with price, year and use', async () => {
    const { body } = await landPrices('?lat=33.5597&lng=130.4301')
    const points: LandPrice[] = body.land_prices
    expect(points).toHaveLength(3)
    expect(body.land_prices[0]).toMatchObject({ year: 2022 })
    expect(body.land_prices[0].riyo).toContain('住宅')
    expect(body.land_prices[0].address).toMatch(/^福岡県福岡市南区.+\d/)
    const metres = points.map(({ kyori_m }) => kyori_m)
    expect(metres).toEqual(metres.toSorted((a, b) => a - b))
    for (const { yen_per_m2 } of points) expect(yen_per_m2).toBeGreaterThan(50_000)
    expect((await landPrices('?lat=33.9&lng=129.9')).body.land_prices).toEqual([])
  })

  test('a map gets all points of a neighbourhood, and of the region a light choice', async () => {
    const near = await landPrices('/map?bounds=130.41,33.55,130.45,33.57')
    expect(near.body.land_prices.length).toBeGreaterThan(2)
    for (const { lat, lng } of near.body.land_prices as LandPrice[]) {
      expect(lat >= 33.55 && lat <= 33.57 && lng >= 130.41 && lng <= 130.45).toBe(true)
    }
    const region = await landPrices('/map?bounds=129.9,32.7,131,34&limit=100')
    const points: LandPrice[] = region.body.land_prices
    expect(points.length).toBeGreaterThan(40)
    expect(points.length).toBeLessThanOrEqual(100)
    expect(Buffer.byteLength(JSON.stringify(region.body))).toBeLessThan(20_000)
    expect(points.filter(({ lat }) => lat < 33.1).length).toBeGreaterThan(2)
    expect((await landPrices('/map?bounds=129.9,33.9,129.91,33.91')).body.land_prices).toEqual([])
  })

  test.each(['', '?lat=33.5', '?lat=33&lng=130&limit=11', '/map', '/map?bounds=1,2,3'])(
    'refuses %s',
    async (query) => expect((await landPrices(query)).status).toBe(400),
  )
})
