import { describe, expect, test } from '@jest/globals'
import { useApi } from '../../testing/test-api.ts'

const api = useApi()
const rooms = async (query: string) => (await api().call(`baibai/rooms?limit=100&${query}`)).body

describe('GET baibai/rooms', () => {
  test.each([
    'hanbai_mansion',
    'hanbai_chuko',
    'hanbai_shinchiku',
    'hanbai_tochi',
    'tateuri',
    'toushi_mansion',
    'toushi_apartment',
    'toushi_other',
  ])('shows %s, and nothing else, whole', async (type) => {
    const body = await rooms(`bukken_type=${type}`)
    expect(body.rooms.length).toBeGreaterThan(0)
    for (const room of body.rooms) {
      expect(room).toMatchObject({ bukken_type: type, bukken_type_label: expect.any(String) })
      expect(room).not.toHaveProperty('baikai_kigen')
    }
  })

  test('shows only what faces south, allows a pet or has room for two cars when asked to', async () => {
    for (const room of (await rooms('is_south=1')).rooms) expect(room.muki).toBe(5)
    for (const room of (await rooms('is_pet=1')).rooms) expect(room.is_pet).toBe(true)
    for (const room of (await rooms('is_above_parking2=1')).rooms) {
      expect(room.parking_daisu).toBeGreaterThanOrEqual(2)
    }
  })

  test('shows what was sold of late when asked for that alone, and never otherwise', async () => {
    const sold = await rooms('is_closed_only=1')
    expect(sold.rooms.length).toBeGreaterThan(0)
    for (const room of sold.rooms) expect(room.boshu_status).toBe('closed')
    for (const room of (await rooms('')).rooms) expect(room.boshu_status).not.toBe('closed')
  })

  test('words the state of land and of buildings by their own tables', async () => {
    const [land] = (await rooms('bukken_type=hanbai_tochi')).rooms
    const [house] = (await rooms('bukken_type=hanbai_chuko')).rooms
    expect(['更地', '古家あり', '古家あり（更地引渡し可）']).toContain(land.genkyo_label)
    expect(['居住中', '空家', '賃貸中', '未完成']).toContain(house.genkyo_label)
    expect(land.boshu_status_label).toMatch(/販売中|商談中/)
  })

  test('shows the largest price cuts first', async () => {
    const { rooms: found } = await rooms('order=nesage_desc&fields=light')
    const cuts = found.map(({ kakaku, kakaku_rireki: [first] }: Listing) =>
      first && first.from > kakaku ? first.from - kakaku : 0,
    )
    expect(cuts[0]).toBeGreaterThan(0)
    expect(cuts).toEqual(cuts.toSorted((a: number, b: number) => b - a))
  })

  test('a facet says what a click on it gives', async () => {
    const { facets } = await rooms('bukken_type=hanbai_mansion&with_facets=all')
    for (const [madori, count] of Object.entries(facets.madori)) {
      const { pagination } = await rooms(`bukken_type=hanbai_mansion&madori=${madori}`)
      expect(pagination.total).toBe(count)
    }
  })

  test('refuses a price range turned round', async () => {
    const { status, body } = await api().call('baibai/rooms?kakaku_min=2&kakaku_max=1')
    expect(status).toBe(400)
    expect(body.errors).toHaveProperty('kakaku_min')
  })
})

describe('GET baibai/rooms/{bukken_no}', () => {
  test('shows one property as in the list', async () => {
    const [listed] = (await rooms('')).rooms
    const { body } = await api().call(`baibai/rooms/${listed.bukken_no}`)
    expect(body.room).toEqual(listed)
  })

  test('does not know what is not for sale', async () => {
    const { status, body } = await api().call('baibai/rooms/1000000001')
    expect({ status, code: body.code }).toEqual({ status: 404, code: 'room.not_found' })
  })
})

type Listing = { kakaku: number; kakaku_rireki: { from: number }[] }
