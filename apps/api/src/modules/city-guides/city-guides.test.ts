import { describe, expect, test } from '@jest/globals'
import { useApi } from '../../testing/test-api.ts'

const api = useApi({ rooms: 60 })
const guide = (city: string) => api().call(`city-guides/${city}`)

describe('GET city-guides/{city_id}', () => {
  test('tells what a city is like, by code or by name', async () => {
    const { status, body } = await guide('40203')
    expect(status).toBe(200)
    const { commute, towns, facilities, stations, outline } = body.city_guide
    expect(commute[0]).toMatchObject({ to: '天神', from: '西鉄久留米' })
    expect(towns[0]).toMatchObject({ name: '東町', station: { name: '西鉄久留米', toho_fun: 5 } })
    expect(facilities).toContainEqual({ kind: 'library', kind_label: '図書館', count: 6 })
    expect(stations.length).toBeGreaterThan(20)
    const fromKurume = stations.find(({ eki_name }: { eki_name: string }) => eki_name === '久留米')
    expect(fromKurume).toMatchObject({
      slug: 'kurume-eki',
      commute: [{ to: '天神' }, { to: '博多' }],
    })
    expect(fromKurume.commute[1].minutes).toBeLessThan(fromKurume.commute[0].minutes)
    expect(outline[0].length).toBeGreaterThan(20)
    expect((await guide('kurume-shi')).body).toEqual(body)
  })

  test('counts the bus where there is no station', async () => {
    const { body } = await guide('40210')
    expect(body.city_guide.stations).toEqual([])
    expect(body.city_guide.commute[0].from).toBeNull()
    expect(body.city_guide.commute[0].minutes).toBeGreaterThan(60)
  })

  test('knows nothing of a city elsewhere', async () => {
    expect((await guide('13101')).status).toBe(404)
  })
})

test('the picture of a town is an SVG, and there is none of a town elsewhere', async () => {
  const drawn = await api().app.inject('/media/towns/40203.svg')
  expect(drawn.statusCode).toBe(200)
  expect(drawn.headers['content-type']).toMatch(/^image\/svg\+xml/)
  expect((await api().app.inject('/media/towns/13101.svg')).statusCode).toBe(404)
})
