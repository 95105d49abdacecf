import { beforeAll, describe, expect, test } from '@jest/globals'
import { publishableRoom } from '../../testing/draft-bodies.ts'
import { useApi } from '../../testing/test-api.ts'

const api = useApi()
const TODAY = '2026-11-21'
type Headers = Record<string, string>
let shop: Headers
let admin: Headers
beforeAll(async () => {
  shop = await api().as({ user_type: 'shop', tenpo_no: '001' })
  admin = await api().as({ user_type: 'admin' })
})

const create = (payload: object, headers = shop) =>
  api().call('baibai/rooms', { method: 'POST', headers, payload })
const change = (no: string, payload: object, headers = shop) =>
  api().call(`baibai/rooms/${no}`, { method: 'PUT', headers, payload })
const see = (no: string, headers: Headers = {}) => api().call(`baibai/rooms/${no}`, { headers })
const found = async (no: string, headers: Headers = {}) =>
  (await api().call(`baibai/rooms?bukken_no=${no}`, { headers })).body.pagination.total

describe('a new property', () => {
  test('is a draft of its shop with a number and its sums, which nobody else sees', async () => {
    const { status, headers, body } = await create({ ...publishableRoom, banchi: '12-3' })
    expect(status).toBe(201)
    const { room } = body
    expect(headers.location).toBe(`/api/v1/baibai/rooms/${room.bukken_no}`)
    expect(room).toMatchObject({
      bukken_no: expect.stringMatching(/^59\d{8}$/),
      tenpo_no: '001',
      boshu_status: 'draft',
      kotsu: [{ toho_m: 641, toho_fun: 9 }],
      tsubo_tanka: Math.round(12_800_000 / 49.99),
      men: 165.28,
      koshin_date: TODAY,
      jikai_koshin_date: '2026-12-05',
      banchi: '12-3',
      version: 1,
    })
    expect(headers.etag).toBe('"1"')
    expect((await see(room.bukken_no)).status).toBe(404)
    expect(await found(room.bukken_no)).toBe(0)
    const other = await api().as({ user_type: 'shop', tenpo_no: '301' })
    expect((await see(room.bukken_no, other)).status).toBe(404)
    const suggested = async (headers: Headers) => {
      const path = `baibai/names?keyword=${encodeURIComponent(room.name)}&limit=100`
      const { names } = (await api().call(path, { headers })).body
      return names.some((it: { bukken_no: string }) => it.bukken_no === room.bukken_no)
    }
    expect([await suggested({}), await suggested(other)]).toEqual([false, false])
    for (const headers of [shop, admin]) {
      expect(await suggested(headers)).toBe(true)
      const own = await see(room.bukken_no, headers)
      expect(own.body.room).toEqual(room)
      expect(own.headers['cache-control']).toBe('private, no-store')
      expect(await found(room.bukken_no, headers)).toBe(1)
    }
  })

  test('with a number that exists is refused', async () => {
    expect((await create({ ...publishableRoom, bukken_no: '5000000001' })).status).toBe(409)
  })

  test.each([
    ['tenpo_no', { tenpo_no: '999' }],
    ['city_code', { city_code: '13101' }],
    ['syain_no', { syain_no: '999999' }],
    ['shubetu', { shubetu: 9999 }],
    ['setsubijoken', { setsubijoken: [101, 9998] }],
    ['kotsu.0.eki_code', { kotsu: [{ ...publishableRoom.kotsu[0], eki_code: '999999' }] }],
    ['movie_url', { movie_url: 'javascript:alert(1)' }],
    [
      'photos.0.url',
      {
        photos: [
          {
            url: 'https://evil.example/a.jpg',
            type: 'gaikan',
            caption: '',
            width: 1,
            height: 1,
            sort: 1,
          },
        ],
      },
    ],
    ['title', { title: 'あ'.repeat(61) }],
    ['kakaku', { kakaku: -1 }],
  ])('is refused for its %s', async (field, wrong) => {
    const { status, body } = await create({ tenpo_no: '001', ...publishableRoom, ...wrong }, admin)
    expect({ status, fields: Object.keys(body.errors) }).toEqual({ status: 422, fields: [field] })
  })
})

describe('publishing', () => {
  test('asks for everything an advertisement must say, in Japanese', async () => {
    const { setsudo: _, ...poor } = publishableRoom
    const { status, body } = await create({ ...poor, boshu_status: 'public', catch_copy: '格安！' })
    expect(status).toBe(422)
    expect(body).toMatchObject({
      code: 'room.not_publishable',
      errors: {
        setsudo: ['「接道状況」は必須の表示事項です。入力してから公開してください。'],
        catch_copy: ['「格安」は広告に使用できない表現です。'],
      },
    })
  })

  test('takes praise without proof nowhere in the advertisement', async () => {
    const { body } = await create({
      ...publishableRoom,
      boshu_status: 'public',
      name: '特選の家',
      biko: '絶対高さの制限があります。格安、格安',
      photos: [
        { url: '/media/x', type: 'room', caption: '最高級の床', width: 4, height: 3, sort: 1 },
      ],
    })
    expect(body.errors).toEqual({
      name: ['「特選」は広告に使用できない表現です。'],
      biko: ['「格安」は広告に使用できない表現です。'],
      photos: ['「最高級」は広告に使用できない表現です。'],
    })
  })

  test('shows it at once, in the list too, until nobody confirms it any more', async () => {
    const { body } = await create(publishableRoom)
    const { bukken_no, version } = body.room
    const published = await change(bukken_no, { version, boshu_status: 'public' })
    expect(published.body.room).toMatchObject({ version: 2, koukai_date: TODAY })
    expect((await see(bukken_no)).body.room).not.toHaveProperty('banchi')
    expect(await found(bukken_no)).toBe(1)
    api().clock.now = new Date('2026-12-06T09:00:00+09:00')
    admin = await api().as({ user_type: 'admin' })
    expect((await see(bukken_no)).status).toBe(404)
    expect((await see(bukken_no, admin)).status).toBe(200)
    const confirmed = await change(bukken_no, { version: 2 }, admin)
    expect(confirmed.body.room.jikai_koshin_date).toBe('2026-12-20')
    expect(await found(bukken_no)).toBe(1)
    api().clock.now = new Date('2026-11-21T15:00:00+09:00')
    admin = await api().as({ user_type: 'admin' })
  })
})

describe('a change', () => {
  const listed = async () => {
    const { body } = await create({ ...publishableRoom, boshu_status: 'public' })
    return body.room
  }

  test('of the price is kept in its history, once the public has seen the price', async () => {
    const { body } = await create(publishableRoom)
    const { bukken_no } = body.room
    const draft = await change(bukken_no, { version: 1, kakaku: 13_000_000 })
    expect(draft.body.room.kakaku_rireki).toEqual([])
    await change(bukken_no, { version: 2, boshu_status: 'public' })
    const cut = await change(bukken_no, { version: 3, kakaku: 12_500_000 })
    expect(cut.body.room.kakaku_rireki).toEqual([{ date: TODAY, from: 13_000_000, to: 12_500_000 }])
  })

  test('leaves alone what it does not speak of, and may send back all that was answered', async () => {
    const room = await listed()
    const { status, body } = await change(room.bukken_no, { ...room, biko: '角地' })
    expect(status).toBe(200)
    const { updated_at, version, ...rest } = room
    expect(body.room).toMatchObject({ ...rest, biko: '角地', version: 2 })
  })

  test('that publishes a draft dates it from today, even when the old dates are sent back', async () => {
    const { body } = await create(publishableRoom)
    const dated = { ...body.room, koukai_date: '2026-11-01' }
    await change(body.room.bukken_no, dated, admin)
    const draft = (await see(body.room.bukken_no, shop)).body.room
    expect(draft.koukai_date).toBe('2026-11-01')
    const shown = await change(draft.bukken_no, { ...draft, boshu_status: 'public' })
    expect(shown.body.room.koukai_date).toBe(TODAY)
  })

  test('of an older version is refused, and one that names none', async () => {
    const { bukken_no } = await listed()
    expect((await change(bukken_no, { version: 1, biko: 'A' })).status).toBe(200)
    const late = await change(bukken_no, { version: 1, biko: 'B' })
    expect(late).toMatchObject({ status: 409, body: { code: 'version.outdated' } })
    expect(late.body.message).toContain('ほかの人が先に更新しました。')
    expect((await change(bukken_no, { biko: 'B' })).body.errors).toHaveProperty('version')
    const tagged = { ...shop, 'if-match': '"2"' }
    expect((await change(bukken_no, { biko: 'B' }, tagged)).status).toBe(200)
    expect((await change(bukken_no, { biko: 'C' }, tagged)).status).toBe(409)
  })

  test('of one version happens once, however many want it at the same time', async () => {
    const { bukken_no } = await listed()
    const answers = await Promise.all(
      ['A', 'B', 'C', 'D'].map((biko) => change(bukken_no, { version: 1, biko })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })

  test('of what the head office decides is refused to a shop, field by field', async () => {
    const { bukken_no } = await listed()
    const moved = {
      version: 1,
      tenpo_no: '003',
      koukai_date: '2026-01-01',
      bukken_no: '5999999999',
    }
    const refused = await change(bukken_no, moved)
    expect(refused.status).toBe(403)
    expect(Object.keys(refused.body.errors).sort()).toEqual([
      'bukken_no',
      'koukai_date',
      'tenpo_no',
    ])
    const { bukken_no: _, ...allowed } = moved
    expect((await change(bukken_no, allowed, admin)).body.room.tenpo_no).toBe('003')
  })

  test('to closed is shown for thirty days as closed', async () => {
    const { bukken_no } = await listed()
    await change(bukken_no, { version: 1, boshu_status: 'closed' })
    expect((await see(bukken_no)).body.room.boshu_status_label).toBe('成約')
    expect(await found(bukken_no)).toBe(0)
  })
})

test('a deleted property is gone for everybody, and cannot be deleted again', async () => {
  const { body } = await create({ ...publishableRoom, boshu_status: 'public' })
  const path = `baibai/rooms/${body.room.bukken_no}`
  const remove = () => api().call(path, { method: 'DELETE', headers: admin })
  expect(await remove()).toMatchObject({ status: 204, body: undefined })
  expect((await see(body.room.bukken_no, admin)).status).toBe(404)
  expect(await found(body.room.bukken_no, admin)).toBe(0)
  expect((await remove()).status).toBe(404)
})
