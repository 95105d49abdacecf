import { describe, expect, test } from '@jest/globals'
import { useApi } from '../../testing/test-api.ts'

const api = useApi()

const FUKUOKA = 'bounds=130.3,33.5,130.5,33.7'
const TRIANGLE = 'area=130.3,33.5,130.6,33.5,130.4,33.8'

type Gathered = { count: number; lat: number; lng: number }

type Room = { bukken_no: string; commute: unknown }

describe.each(['chintai', 'baibai'])('GET %s/rooms/map', (site) => {
  test.each(['', FUKUOKA, TRIANGLE, `${FUKUOKA}&${TRIANGLE}`])(
    'shows all that the list has by %s',
    async (query) => {
      const { body: list } = await api().call(`${site}/rooms?limit=1&${query}`)
      for (const zoom of [8, 12, 17]) {
        const { body } = await api().call(`${site}/rooms/map?zoom=${zoom}&${query}`)
        expect(body.total).toBe(list.pagination.total)
        const objects: Gathered[] = [...body.clusters, ...body.pins]
        expect(objects.reduce((sum, { count }) => sum + count, 0)).toBe(body.total)
        expect(JSON.stringify(body).length).toBeLessThanOrEqual(20_000)
      }
    },
  )

  test('shows places one by one when it is close', async () => {
    const { body: far } = await api().call(`${site}/rooms/map?zoom=9`)
    expect(far.clusters.length).toBeGreaterThan(0)
    const { bounds, count } = far.clusters[0]
    const { body: inside } = await api().call(`${site}/rooms/map?zoom=9&bounds=${bounds}`)
    expect(inside.total).toBeGreaterThanOrEqual(count)

    const { body: all } = await api().call(`${site}/rooms/map?zoom=12&${FUKUOKA}`)
    const pin = all.pins[0]
    const around = [pin.lng - 0.0001, pin.lat - 0.0001, pin.lng + 0.0001, pin.lat + 0.0001]
    const { body: close } = await api().call(
      `${site}/rooms/map?zoom=17&bounds=${around.map((degrees) => degrees.toFixed(5))}`,
    )
    expect(close.clusters).toEqual([])
    expect(close.pins).toContainEqual(pin)
    const { body } = await api().call(`${site}/rooms/${pin.bukken_no}`)
    expect(body.room).toMatchObject({
      [site === 'chintai' ? 'tm_no' : 'bukken_no']: expect.anything(),
    })
    expect(Math.abs(body.room.lat - pin.lat)).toBeLessThan(0.0001)
  })

  test('a cluster says the median of its homes', async () => {
    const { body: map } = await api().call(`${site}/rooms/map?zoom=9`)
    const { bounds, price_median } = map.clusters[0]
    const order = site === 'chintai' ? 'yachin_asc' : 'kakaku_asc'
    const { body: list } = await api().call(
      `${site}/rooms?limit=100&order=${order}&bounds=${bounds}`,
    )
    const prices = list.rooms.map(
      ({ hy_yachin, kakaku }: { hy_yachin?: number; kakaku?: number }) => hy_yachin ?? kakaku,
    )
    expect(prices).toContain(price_median)
    expect(price_median).toBeGreaterThan(prices[0])
    expect(price_median).toBeLessThan(prices.at(-1))
  })

  test('a pin tells how long its cheapest home is to each place of the search', async () => {
    const commutes = 'commute=hakata-eki~60&commute=tenjin-eki~90~car'
    const { body: map } = await api().call(`${site}/rooms/map?zoom=16&${FUKUOKA}&${commutes}`)
    const { body: list } = await api().call(`${site}/rooms?limit=100&${FUKUOKA}&${commutes}`)
    const known = new Map(list.rooms.map((room: Room) => [room.bukken_no, room.commute]))
    const pins = map.pins.filter(({ bukken_no }: Room) => known.has(bukken_no))
    expect(pins.length).toBeGreaterThan(0)
    for (const pin of pins) expect(pin.commute).toEqual(known.get(pin.bukken_no))
  })

  test('takes every condition of the list, and needs a zoom', async () => {
    const condition = site === 'chintai' ? 'hy_yachin_max=60000' : 'kakaku_max=30000000'
    const { body: list } = await api().call(`${site}/rooms?limit=1&${condition}`)
    const { body } = await api().call(`${site}/rooms/map?zoom=10&${condition}`)
    expect(body.total).toBe(list.pagination.total)
    expect((await api().call(`${site}/rooms/map`)).status).toBe(400)
  })
})
