import { beforeAll, describe, expect, test } from '@jest/globals'
import { draftBuilding, draftLet, publishableLet } from '../../testing/draft-bodies.ts'
import { useApi } from '../../testing/test-api.ts'

const api = useApi({ rooms: 60 })
type Headers = Record<string, string>
let shop: Headers
let tm_no: string

const post = (path: string, payload: object, headers = shop) =>
  api().call(path, { method: 'POST', headers, payload })
const put = (no: string, payload: object) =>
  api().call(`chintai/rooms/${no}`, { method: 'PUT', headers: shop, payload })
const see = (no: string, headers: Headers = {}) => api().call(`chintai/rooms/${no}`, { headers })
const found = async (no: string) =>
  (await api().call(`chintai/rooms?bukken_no=${no}`)).body.pagination.total

beforeAll(async () => {
  shop = await api().as({ user_type: 'shop', tenpo_no: '301' })
  tm_no = (await post('chintai/tatemono', draftBuilding)).body.tatemono.tm_no
})

describe('a new room', () => {
  test('is a draft of its shop with a number, a heading and its sums', async () => {
    const { status, headers, body } = await post('chintai/rooms', { ...draftLet, tm_no })
    expect(status).toBe(201)
    expect(headers.location).toBe(`/api/v1/chintai/rooms/${body.room.bukken_no}`)
    expect(headers.etag).toBe('"1"')
    expect(body.room).toMatchObject({
      bukken_no: expect.stringMatching(/^19\d{8}$/),
      tenpo_no: '301',
      tm_no,
      boshu_status: 'draft',
      title: expect.stringContaining('駅 徒歩'),
      getsu_sogaku: 66_000,
      koshin_date: '2026-11-21',
    })
    expect((await see(body.room.bukken_no)).status).toBe(404)
    expect((await see(body.room.bukken_no, shop)).body.room).toEqual(body.room)
  })

  test('is found by the public as soon as it says what an advertisement must say', async () => {
    const poor = await post('chintai/rooms', { ...draftLet, tm_no, boshu_status: 'public' })
    expect({ status: poor.status, code: poor.body.code }).toEqual({
      status: 422,
      code: 'room.not_publishable',
    })
    expect(Object.keys(poor.body.errors)).toEqual(
      expect.arrayContaining(['senyu_men', 'madori', 'kai', 'keiyaku_kikan_month']),
    )
    const whole = { ...publishableLet, tm_no, boshu_status: 'public' }
    const { room } = (await post('chintai/rooms', whole)).body
    expect(room).toMatchObject({ koukai_date: '2026-11-21', title: expect.stringMatching(/2LDK$/) })
    expect(await found(room.bukken_no)).toBe(1)
  })

  test('takes no number twice, and no building or shop that is not there', async () => {
    const { room } = (await post('chintai/rooms', { ...draftLet, tm_no })).body
    const again = await post('chintai/rooms', { ...draftLet, tm_no, bukken_no: room.bukken_no })
    expect(again.status).toBe(409)
    const nowhere = await post('chintai/rooms', { ...draftLet, tm_no: '99999999' })
    expect(nowhere.body.errors).toHaveProperty('tm_no')
    const admin = await api().as({ user_type: 'admin' })
    const nobody = await post('chintai/rooms', { ...draftLet, tm_no }, admin)
    expect(nobody.body.errors).toHaveProperty('tenpo_no')
    const odd = await post('chintai/rooms', { ...draftLet, tm_no, torihiki_taiyo: 77 })
    expect(odd.body.errors).toHaveProperty('torihiki_taiyo')
  })

  test('gets a number that no file has brought', async () => {
    const { room } = (await post('chintai/rooms', { ...draftLet, tm_no })).body
    const next = String(Number(room.bukken_no) + 1)
    await post('chintai/rooms', { ...draftLet, tm_no, bukken_no: next })
    const { room: after } = (await post('chintai/rooms', { ...draftLet, tm_no })).body
    expect(after.bukken_no).toBe(String(Number(next) + 1))
  })
})

describe('a room that is let', () => {
  test('leaves the search, is still shown, and opens again with its dates and its rents', async () => {
    const whole = { ...publishableLet, tm_no, boshu_status: 'public' }
    const { room } = (await post('chintai/rooms', whole)).body
    const no = room.bukken_no
    await put(no, { version: 1, hy_yachin: 60_000 })
    api().clock.now = new Date('2026-11-24T15:00:00+09:00')
    shop = await api().as({ user_type: 'shop', tenpo_no: '301' })
    await put(no, { version: 2, boshu_status: 'closed' })
    expect(await found(no)).toBe(0)
    expect((await see(no)).body.room).toMatchObject({ boshu_status: 'closed' })
    const reopened = await put(no, { version: 3, boshu_status: 'public' })
    expect(reopened.body.room).toMatchObject({
      koukai_date: '2026-11-21',
      koshin_date: '2026-11-24',
      yachin_rireki: [{ date: '2026-11-21', from: 62_000, to: 60_000 }],
    })
    expect(await found(no)).toBe(1)
  })
})
