import { beforeAll, describe, expect, test } from '@jest/globals'
import { draftBuilding, draftLet, publishableLet } from '../../testing/draft-bodies.ts'
import { useApi } from '../../testing/test-api.ts'

const api = useApi({ rooms: 60 })
type Headers = Record<string, string>
let shop: Headers
let other: Headers
let admin: Headers

const post = (path: string, payload: object, headers = shop) =>
  api().call(path, { method: 'POST', headers, payload })
const put = (no: string, payload: object, headers = shop) =>
  api().call(`chintai/tatemono/${no}`, { method: 'PUT', headers, payload })
const see = (no: string, headers: Headers = {}) => api().call(`chintai/tatemono/${no}`, { headers })

beforeAll(async () => {
  shop = await api().as({ user_type: 'shop', tenpo_no: '301' })
  other = await api().as({ user_type: 'shop', tenpo_no: '001' })
  admin = await api().as({ user_type: 'admin' })
})

describe('a new building', () => {
  test('has the place and the stations of its address', async () => {
    const { status, headers, body } = await post('chintai/tatemono', draftBuilding)
    expect(status).toBe(201)
    expect(body.tatemono).toMatchObject({
      tm_no: expect.stringMatching(/^29\d{6}$/),
      city_code: '40133',
      town: '天神',
      chome: '二丁目',
      banchi: '1-3',
      address_disp: '福岡県福岡市中央区天神二丁目',
      version: 1,
    })
    expect(body.tatemono.kotsu[0].toho_fun).toBeGreaterThan(0)
    expect(headers.location).toBe(`/api/v1/chintai/tatemono/${body.tatemono.tm_no}`)
    const { tatemono } = (await see(body.tatemono.tm_no)).body
    expect(tatemono).not.toHaveProperty('banchi')
  })

  test('needs a place, known codes and a number of its own', async () => {
    const nowhere = await post('chintai/tatemono', { ...draftBuilding, address: 'どこか' })
    expect(nowhere.body.errors).toHaveProperty('address_disp')
    const odd = await post('chintai/tatemono', { ...draftBuilding, kozo: 77 })
    expect(odd.body.errors).toHaveProperty('kozo')
    const taken = await post('chintai/tatemono', { ...draftBuilding, tm_no: '20000001' })
    expect(taken.status).toBe(409)
  })
})

describe('a building', () => {
  async function withRoom(room: object = draftLet) {
    const { tatemono } = (await post('chintai/tatemono', draftBuilding)).body
    const created = await post('chintai/rooms', { ...room, tm_no: tatemono.tm_no })
    expect(created.status).toBe(201)
    return { tm_no: String(tatemono.tm_no), bukken_no: String(created.body.room.bukken_no) }
  }

  test('is sent back as it came without a change', async () => {
    const { tm_no } = await withRoom()
    const { body, headers } = await see(tm_no, shop)
    expect(headers.etag).toBe('"1"')
    const back = await put(tm_no, body.tatemono)
    expect(back.body.tatemono).toEqual(body.tatemono)
    const named = await put(tm_no, { version: 1, is_tm_name_disp: false })
    expect(named.body.tatemono).toMatchObject({ tm_name: 'サンハイツ天神', version: 2 })
    expect((await see(tm_no)).body.tatemono.tm_name).toBeNull()
    expect((await put(tm_no, { version: 1, comment: '古い版' })).status).toBe(409)
  })

  test('belongs to the shops that have a room in it', async () => {
    const { tm_no } = await withRoom()
    expect((await put(tm_no, { version: 1, comment: '他店' }, other)).status).toBe(403)
    expect((await see(tm_no, other)).body.tatemono).not.toHaveProperty('banchi')
    expect((await put(tm_no, { version: 1, comment: '本部' }, admin)).status).toBe(200)
    expect((await put(tm_no, { version: 2, tm_no: '29999999' })).body.errors).toHaveProperty(
      'tm_no',
    )
  })

  test('is found by its new name, with its rooms', async () => {
    const { tm_no, bukken_no } = await withRoom({ ...publishableLet, boshu_status: 'public' })
    await put(tm_no, { version: 1, tm_name: 'レジデンス榎坂' })
    const { body } = await api().call(`chintai/rooms?keyword=${encodeURIComponent('榎坂')}`)
    expect(body.rooms.map((room: { bukken_no: string }) => room.bukken_no)).toEqual([bukken_no])
  })

  test('is suggested by its name for as long as visitors may know it', async () => {
    const { tm_no } = await withRoom({ ...publishableLet, boshu_status: 'public' })
    const suggested = async () => {
      const words = encodeURIComponent('レジデンス楠')
      const { body } = await api().call(`chintai/rooms/suggest?words=${words}`)
      return body.suggestions.map((it: { label: string; count: number }) => [it.label, it.count])
    }
    await put(tm_no, { version: 1, tm_name: 'レジデンス楠坂' })
    expect(await suggested()).toEqual([['レジデンス楠坂', 1]])
    await put(tm_no, { version: 2, is_tm_name_disp: false })
    expect(await suggested()).toEqual([])
  })

  test('gives no room on offer a name that is praise without proof, unless it is hidden', async () => {
    const { tm_no } = await withRoom({ ...publishableLet, boshu_status: 'public' })
    const named = { version: 1, tm_name: '特選コーポ' }
    const { status, body } = await put(tm_no, named)
    expect([status, body.errors]).toEqual([
      422,
      { tm_name: ['「特選」は広告に使用できない表現です。'] },
    ])
    expect((await put(tm_no, { ...named, is_tm_name_disp: false })).status).toBe(200)
  })

  test('takes from no room on offer what its advertisement must say', async () => {
    const { tm_no } = await withRoom({ ...publishableLet, boshu_status: 'public' })
    const far = await put(tm_no, { version: 1, lat: 35.68, lng: 139.76 })
    expect({ status: far.status, code: far.body.code }).toEqual({
      status: 422,
      code: 'room.not_publishable',
    })
    expect(far.body.errors).toHaveProperty('lat')
    expect((await see(tm_no, shop)).body.tatemono.version).toBe(1)
  })
})
