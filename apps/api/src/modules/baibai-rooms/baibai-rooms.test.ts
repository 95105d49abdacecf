import { describe, expect, test } from '@jest/globals'
import { priceBand } from '@sumai/domain/listing/price-band'
import { eq } from '../../db/drizzle.ts'
import { useApi } from '../../testing/test-api.ts'
import { type BaibaiRoomRow, baibaiRooms } from './baibai-rooms.table.ts'

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
    for (const room of sold.rooms) {
      expect(room.boshu_status).toBe('closed')
      expect(room.closed_date > room.koukai_date).toBe(true)
    }
    for (const room of (await rooms('')).rooms) {
      expect(room.boshu_status).not.toBe('closed')
      expect(room.closed_date).toBeNull()
    }
  })

  test('tells of what was sold its band of prices and its municipality alone', async () => {
    const stored = await api()
      .db.select()
      .from(baibaiRooms)
      .where(eq(baibaiRooms.boshuStatus, 'closed'))
    const admin = await api().as({ user_type: 'admin' })
    const byNo = new Map(stored.map((row) => [row.bukkenNo, row]))
    for (const path of [
      'baibai/rooms?is_closed_only=1&limit=100',
      'baibai/rooms?is_closed_only=1&limit=100&fields=light',
    ]) {
      const { rooms: sold } = (await api().call(path)).body
      for (const room of sold) {
        const { kakaku, name, addressDisp, cityCode, town } = byNo.get(
          room.bukken_no,
        ) as BaibaiRoomRow
        expect(room.city_code).toBe(cityCode)
        expect(room.kakaku).toBe(priceBand(kakaku).from)
        expect(room).toMatchObject({ photos: [], kotsu: [], kakaku_rireki: [], catch_copy: null })
        const text = JSON.stringify(room)
        for (const secret of [name, addressDisp, `"${town}"`, `:${kakaku},`]) {
          if (kakaku !== room.kakaku) expect(text).not.toContain(secret)
        }
        const { body } = await api().call(`baibai/rooms/${room.bukken_no}`)
        expect(body.room).toMatchObject({ kakaku: room.kakaku, address_disp: room.address_disp })
        expect(body.madori_sketch).toBeNull()
        const own = await api().call(`baibai/rooms/${room.bukken_no}`, { headers: admin })
        expect(own.body.room).toMatchObject({ kakaku, name })
      }
    }
  })

  test('finds what was sold by neither its price, its place nor its words', async () => {
    const [sold] = await api()
      .db.select()
      .from(baibaiRooms)
      .where(eq(baibaiRooms.boshuStatus, 'closed'))
    if (!sold) throw new Error('nothing was sold')
    const { bukkenNo, kakaku, name, kotsu, lat, lng } = sold
    const found = async (query: string) =>
      (await rooms(`is_include_all=1&bukken_no=${bukkenNo}&${query}`)).pagination.total
    const { from } = priceBand(kakaku)
    expect(await found(`kakaku_max=${from}`)).toBe(1)
    expect(await found(`kakaku_min=${from + 1}`)).toBe(0)
    expect(await found(`eki_code=${kotsu[0]?.eki_code}`)).toBe(0)
    expect(await found(`keyword=${encodeURIComponent(name)}`)).toBe(0)
    const near = [lng - 0.0005, lat - 0.0005, lng + 0.0005, lat + 0.0005]
    expect(await found(`bounds=${near.map((degree) => degree.toFixed(5))}`)).toBe(0)
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
