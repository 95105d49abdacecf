import { expect, test } from '@jest/globals'
import { interchangeOf } from '@sumai/geo/stations'
import { useApi } from '../testing/test-api.ts'

const api = useApi()
type Way = { eki_code: string; bus_fun: number | null; toho_fun: number }

/** The station that most homes of a site are near, on foot. */
async function busiest(site: string): Promise<string> {
  const { body } = await api().call(`${site}/rooms?limit=1&toho=20&with_facets=eki_code`)
  const counts = Object.entries<number>(body.facets.eki_code)
  return counts.toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? ''
}

test.each(['chintai', 'baibai'])(
  '%s near a station name it first, the nearest home first',
  async (site) => {
    const eki = await busiest(site)
    const near = `${site}/rooms?eki_code=${eki}&toho=20&order=toho_asc&limit=100`
    for (const fields of ['', '&fields=light']) {
      const { body } = await api().call(near + fields)
      const first: Way[] = body.rooms.map((room: { kotsu: Way[] }) => room.kotsu[0])
      expect(first.length).toBeGreaterThan(1)
      for (const way of first) {
        expect(interchangeOf(way.eki_code)).toBe(interchangeOf(eki))
        expect(way.bus_fun).toBeNull()
      }
      const minutes = first.map((way) => way.toho_fun)
      expect(minutes).toEqual(minutes.toSorted((a, b) => a - b))
      expect(minutes.at(-1)).toBeLessThanOrEqual(20)
    }
  },
)

test('counts what each choice of minutes to the station would find, and what other stations would', async () => {
  const eki = await busiest('chintai')
  const asked = `chintai/rooms?limit=1&eki_code=${eki}&toho=7`
  const { body } = await api().call(`${asked}&with_facets=toho&with_facets=eki_code`)
  const total = async (query: string) =>
    (await api().call(`chintai/rooms?limit=1&${query}`)).body.pagination.total
  for (const [minutes, count] of Object.entries(body.facets.toho)) {
    expect([minutes, await total(`eki_code=${eki}&toho=${minutes}`)]).toEqual([minutes, count])
  }
  for (const [code, count] of Object.entries(body.facets.eki_code).slice(0, 20)) {
    expect([code, await total(`eki_code=${code}&toho=7`)]).toEqual([code, count])
  }
})

test('a city and a station narrow each other; either may be dropped', async () => {
  const { body: cities } = await api().call('chintai/rooms?limit=1&with_facets=city_code')
  const eki = await busiest('chintai')
  const { body: there } = await api().call(`chintai/rooms?eki_code=${eki}&limit=1`)
  const elsewhere = Object.keys(cities.facets.city_code).find(
    (code) => code.slice(0, 2) !== there.rooms[0].city_code.slice(0, 2),
  )
  const { body } = await api().call(
    `chintai/rooms?limit=1&with_relax=1&eki_code=${eki}&city_code=${elsewhere}`,
  )
  expect(body.pagination.total).toBe(0)
  expect(body.relax.map(({ remove }: { remove: string }) => remove).toSorted()).toEqual([
    'city_code',
    'eki_code',
  ])
})
