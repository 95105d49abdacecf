import { describe, expect, test } from '@jest/globals'
import { eq } from '../../db/drizzle.ts'
import { useApi } from '../../testing/test-api.ts'
import { chintaiRooms } from './chintai-rooms.table.ts'

const api = useApi()

const idsOf = (body: { rooms: { bukken_no: string }[] }) => body.rooms.map((it) => it.bukken_no)

describe('GET chintai/rooms', () => {
  test('shows a page of rooms with everything a detail page needs', async () => {
    const { status, body } = await api().call('chintai/rooms?limit=5')
    expect(status).toBe(200)
    expect(body.rooms).toHaveLength(5)
    expect(body.pagination).toMatchObject({ page: 1, limit: 5 })
    expect(body.rooms[0]).toMatchObject({
      boshu_status_label: expect.any(String),
      shubetu_label: expect.any(String),
      getsu_sogaku: expect.any(Number),
      created_at: expect.stringMatching(/\+09:00$/),
    })
    expect(body.rooms[0]).not.toHaveProperty('banchi')
    expect(body.rooms[0]).not.toHaveProperty('search_text')
  })

  test('shows less of each room when only cards are drawn', async () => {
    const { body } = await api().call('chintai/rooms?limit=5&fields=light')
    expect(body.rooms[0]).not.toHaveProperty('comment')
    // Five of the home, and three that may lead instead.
    expect(body.rooms[0].photos.length).toBeLessThanOrEqual(8)
    expect(body.rooms[0].photo_count).toBeGreaterThan(2)
  })

  test('turns pages without showing a room twice', async () => {
    const { body: first } = await api().call('chintai/rooms?limit=20&page=1&fields=light')
    const { body: second } = await api().call('chintai/rooms?limit=20&page=2&fields=light')
    expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(40)
    const { body: beyond } = await api().call('chintai/rooms?page=999999')
    expect(beyond.rooms).toEqual([])
    expect(beyond.pagination.total).toBe(first.pagination.total)
  })

  test('reads one value, many values and brackets alike', async () => {
    const totals = await Promise.all(
      [
        'bukken_type=mansion&bukken_type=apartment',
        'bukken_type[]=mansion&bukken_type[]=apartment',
        'bukken_type%5B%5D=apartment&bukken_type%5B%5D=mansion&city_code=&nosuch=1&menu_ids[]=3',
      ].map(async (query) => (await api().call(`chintai/rooms?${query}`)).body.pagination.total),
    )
    expect(new Set(totals).size).toBe(1)
  })

  test('compares the rent together with fees and parking when asked to', async () => {
    const { body } = await api().call(
      'chintai/rooms?hy_yachin_max=50000&is_include_kyoekihi=1&is_include_parking1=true&limit=100',
    )
    expect(body.rooms.length).toBeGreaterThan(0)
    for (const room of body.rooms) {
      expect(room.hy_yachin + room.kyoekihi + (room.parking_ryo1 ?? 0)).toBeLessThanOrEqual(50000)
    }
  })

  test('finds rooms by words of any width, and by a single character', async () => {
    const [room] = (await api().call('chintai/rooms?limit=1')).body.rooms
    const words = encodeURIComponent(`${room.town}　${room.kotsu[0].eki_name}`)
    const { body } = await api().call(`chintai/rooms?keyword=${words}&limit=100`)
    expect(idsOf(body)).toContain(room.bukken_no)
    const { body: byNumber } = await api().call(`chintai/rooms?keyword=${room.bukken_no}`)
    expect(idsOf(byNumber)).toEqual([room.bukken_no])
    const one = encodeURIComponent(room.town[0])
    const { body: single } = await api().call(`chintai/rooms?keyword=${one}&limit=1`)
    expect(single.pagination.total).toBeGreaterThan(0)
  })

  test('says which condition to drop when nothing was found', async () => {
    const query = 'hy_yachin_max=1&bukken_type=mansion&with_relax=1'
    const { body } = await api().call(`chintai/rooms?${query}`)
    expect(body.pagination).toMatchObject({ total: 0, last_page: 1 })
    const { body: without } = await api().call('chintai/rooms?bukken_type=mansion')
    expect(body.relax).toMatchObject([{ remove: 'hy_yachin_max', total: without.pagination.total }])
    const [{ to, total }] = body.relax[0].steps
    const { body: eased } = await api().call(
      `chintai/rooms?bukken_type=mansion&hy_yachin_max=${to}`,
    )
    expect(eased.pagination.total).toBe(total)
  })

  test('says which condition to drop when little was found, and nothing where enough was', async () => {
    const [{ bukken_no: number }] = (await api().call('chintai/rooms?limit=1')).body.rooms
    const one = await api().call(`chintai/rooms?keyword=${number}&with_relax=1`)
    const { body: all } = await api().call('chintai/rooms?with_relax=1')
    expect(one.body.pagination.total).toBe(1)
    expect(one.body.relax).toEqual([{ remove: 'keyword', total: all.pagination.total }])
    expect(all).not.toHaveProperty('relax')
  })

  test('gathers rooms by building, counting buildings, in the order of their best room', async () => {
    const query = 'order=yachin_asc&bukken_type=mansion'
    const { body: plain } = await api().call(`chintai/rooms?${query}&limit=100&fields=light`)
    type Gathered = { tm_no: string; room_count: number } & Record<
      'hy_yachin_min' | 'hy_yachin_max',
      number
    >
    const buildings: Gathered[] = []
    for (let page = 1, last = 1; page <= last; page++) {
      const { body } = await api().call(`chintai/rooms?${query}&is_by_tatemono=1&page=${page}`)
      last = body.pagination.last_page
      expect(body.room_total).toBe(plain.pagination.total)
      const numbers = body.tatemono.map((it: { tm_no: string }) => it.tm_no)
      const ofRooms = body.rooms.map((room: { tm_no: string }) => room.tm_no)
      expect([...new Set(ofRooms)]).toEqual(numbers)
      const gathered = (a: string, b: string) => numbers.indexOf(a) - numbers.indexOf(b)
      expect(ofRooms).toEqual(ofRooms.toSorted(gathered))
      buildings.push(...body.tatemono)
      if (page === last) expect(buildings).toHaveLength(body.pagination.total)
    }
    const rooms = plain.rooms as { tm_no: string }[]
    const firstSeen = [...new Set(rooms.map(({ tm_no }) => tm_no))]
    expect(buildings.map(({ tm_no }) => tm_no).slice(0, firstSeen.length)).toEqual(firstSeen)
    const counted = buildings.reduce((sum, { room_count }) => sum + room_count, 0)
    expect(counted).toBe(plain.pagination.total)
    const [cheapest] = plain.rooms
    expect(buildings[0]?.hy_yachin_min).toBe(cheapest.hy_yachin)
    for (const { room_count, hy_yachin_min, hy_yachin_max } of buildings) {
      expect(hy_yachin_max).toBeGreaterThanOrEqual(hy_yachin_min)
      if (room_count === 1) expect(hy_yachin_max).toBe(hy_yachin_min)
    }
  })

  test('of a building the cheapest rooms are sent first, unless another order is asked for', async () => {
    const rentsIn = async (order: string) => {
      const { body } = await api().call(`chintai/rooms?is_by_tatemono=1&limit=100&order=${order}`)
      type Room = { tm_no: string; hy_yachin: number }
      const rents = Map.groupBy(body.rooms as Room[], ({ tm_no }) => tm_no)
      return [...rents.values()].map((rooms) => rooms.map(({ hy_yachin }) => hy_yachin))
    }
    const ascending = (rents: number[]) => rents.toSorted((a, b) => a - b)
    const recommended = await rentsIn('recommend')
    expect(recommended).toEqual(recommended.map(ascending))
    const dearest = await rentsIn('yachin_desc')
    expect(dearest).toEqual(dearest.map((rents) => ascending(rents).reverse()))
  })

  test('gives the numbers of the asked facets only', async () => {
    const { body } = await api().call('chintai/rooms?with_facets=madori,is_parking&limit=1')
    expect(Object.keys(body.facets).sort()).toEqual(['is_parking', 'madori'])
  })

  test.each([
    ['page=0'],
    ['limit=101'],
    ['bukken_type=castle'],
    ['hy_yachin_min=abc'],
    ['hy_yachin_min=60000&hy_yachin_max=50000'],
    ['order=cheapest'],
    ['bounds=1,2,3'],
    ['keyword=%00a'],
  ])('refuses %s', async (query) => {
    const { status, body } = await api().call(`chintai/rooms?${query}`)
    expect(status).toBe(400)
    expect(body).toMatchObject({
      status: 400,
      message: expect.any(String),
      request_id: expect.any(String),
    })
  })
})

describe('a room that was let', () => {
  test('is shown by its number for thirty days, in lists only to those who ask', async () => {
    const [room] = (await api().call('chintai/rooms?limit=1')).body.rooms
    const close = async (closedDate: string) => {
      await api()
        .db.update(chintaiRooms)
        .set({ boshuStatus: 'closed', closedDate })
        .where(eq(chintaiRooms.bukkenNo, room.bukken_no))
      await api().chintai.changed([room.bukken_no])
    }
    const list = (extra = '') => api().call(`chintai/rooms?bukken_no[]=${room.bukken_no}${extra}`)
    const detail = () => api().call(`chintai/rooms/${room.bukken_no}`)

    await close('2026-10-22')
    expect((await detail()).body.room.boshu_status).toBe('closed')
    expect((await list()).body.pagination.total).toBe(0)
    expect((await list('&is_include_all=1')).body.pagination.total).toBe(1)

    await close('2026-10-21')
    expect(await detail()).toMatchObject({ status: 404, body: { code: 'room.closed' } })
    expect((await list('&is_include_all=1')).body.pagination.total).toBe(0)
  })

  test('an unknown or malformed number is not found', async () => {
    for (const id of ['9999999999', 'abc', '%00', '1'.repeat(500)]) {
      expect((await api().call(`chintai/rooms/${id}`)).status).toBe(404)
    }
  })
})

describe('at midnight', () => {
  test('rooms that nobody has confirmed in time disappear by themselves', async () => {
    const before = (await api().call('chintai/rooms?limit=1')).body.pagination.total
    api().clock.now = new Date('2026-12-31T09:00:00+09:00')
    const after = (await api().call('chintai/rooms?limit=1')).body.pagination.total
    expect(after).toBeLessThan(before)
  })

  test('demo data become as fresh as they were, though nobody restarts the process', async () => {
    const total = async () => (await api().call('chintai/rooms?limit=1')).body.pagination.total
    const runOut = await total()
    await api().newDay()
    expect(await total()).toBeGreaterThan(runOut)
    const { body } = await api().call('chintai/rooms?order=new&limit=1')
    expect(body.rooms[0].koukai_date.slice(0, 7)).toBe('2026-12')
  })
})
