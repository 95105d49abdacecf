import { beforeAll, describe, expect, test } from '@jest/globals'
import { useApi } from '../../testing/test-api.ts'

const api = useApi()
type Headers = Record<string, string>
let shop: Headers
let admin: Headers
beforeAll(async () => {
  shop = await api().as({ user_type: 'shop', tenpo_no: '001' })
  admin = await api().as({ user_type: 'admin' })
})
const put = (path: string, payload: object, headers = shop) =>
  api().call(path, { method: 'PUT', headers, payload })
const post = (path: string, payload: object, headers = admin) =>
  api().call(path, { method: 'POST', headers, payload })
const get = (path: string, headers: Headers = {}) => api().call(path, { headers })

describe('a shop', () => {
  test('keeps its hours and pictures, not its licence nor its area', async () => {
    const { shop: before } = (await get('shops/001', shop)).body
    const whole = { ...before, eigyo_start: '10:00', comment: '駅前の交差点の角です。' }
    const changed = await put('shops/001', whole)
    expect(changed.body.shop).toEqual({ ...whole, version: before.version + 1 })
    const licence = { version: before.version + 1, menkyo_no: '偽', area_no: 20, cb_flg: 1 }
    const refused = await put('shops/001', licence)
    expect(refused.status).toBe(403)
    expect(Object.keys(refused.body.errors).sort()).toEqual(['area_no', 'cb_flg', 'menkyo_no'])
    const area = { version: before.version + 1, area_no: 77 }
    expect((await put('shops/001', area, admin)).body.errors).toHaveProperty('area_no')
    expect((await put('shops/001', { version: 1 })).status).toBe(409)
    expect((await put('shops/999', { version: 1 }, admin)).status).toBe(404)
  })

  test('sorts all of its staff, or nobody', async () => {
    const { staffs } = (await get('staffs?tenpo_no=001&limit=100', shop)).body
    const numbers = staffs.map((it: { syain_no: string }) => it.syain_no)
    for (const syain_no of [numbers.slice(1), [...numbers, numbers[0]], [...numbers, '999999']]) {
      const { status, body } = await post('shops/001/sort_staffs', { syain_no }, shop)
      expect({ status, code: body?.code }).toEqual({ status: 409, code: 'sort.outdated' })
    }
    await post('shops/001/sort_staffs', { syain_no: numbers.toReversed() }, shop)
    const after = (await get('staffs?tenpo_no=001&limit=100')).body.staffs
    expect(after[0].syain_no).toBe(numbers.at(-1))
  })
})

describe('a member of staff', () => {
  const person = {
    syain_no: '990001',
    tenpo_no: '001',
    name: '筑紫 花子',
    name_kana: 'チクシ ハナコ',
  }

  test('is registered once, with an address of their own', async () => {
    const made = await post('staffs', { ...person, email: 'a@example.jp', is_public: false })
    expect(made).toMatchObject({ status: 201, headers: { location: '/api/v1/staffs/990001' } })
    expect((await post('staffs', person)).status).toBe(409)
    const namesake = { ...person, syain_no: '990002', email: 'a@example.jp' }
    expect((await post('staffs', namesake)).status).toBe(409)
    const nowhere = await post('staffs', { ...namesake, tenpo_no: '999', email: 'b@example.jp' })
    expect(nowhere.body.errors).toHaveProperty('tenpo_no')
  })

  test('who is not public is known to colleagues alone', async () => {
    expect((await get('staffs/990001')).status).toBe(404)
    const other = await api().as({ user_type: 'shop', tenpo_no: '003' })
    expect((await get('staffs/990001', other)).status).toBe(404)
    expect((await get('staffs/990001', shop)).body.staff.email).toBe('a@example.jp')
    const { staffs } = (await get('staffs?tenpo_no=003', shop)).body
    for (const it of staffs) expect(it).not.toHaveProperty('email')
  })

  test('writes a profile; role, shop and address are the office’s', async () => {
    const moved = { version: 1, user_type: 'admin', tenpo_no: '003', email: 'x@example.jp' }
    const refused = await put('staffs/990001', moved)
    expect(Object.keys(refused.body.errors).sort()).toEqual(['email', 'tenpo_no', 'user_type'])
    const changed = await put('staffs/990001', { version: 1, tokui_area: ['40203'] })
    expect(changed.body.staff).toMatchObject({ tokui_area_label: ['久留米市'], version: 2 })
    const nowhere = await put('staffs/990001', { version: 2, tokui_area: ['13101'] })
    expect(nowhere.body.errors).toHaveProperty('tokui_area')
  })

  test('who leaves is in charge of nothing any more', async () => {
    const [room] = (await get('baibai/rooms?tenpo_no=001')).body.rooms
    const path = `baibai/rooms/${room.bukken_no}`
    await put(path, { version: room.version, syain_no: '990001' })
    expect((await get(path)).body.room.syain_no).toBe('990001')
    const remove = () => api().call('staffs/990001', { method: 'DELETE', headers: admin })
    expect((await remove()).status).toBe(204)
    expect((await get(path)).body.room.syain_no).toBeNull()
    expect((await remove()).status).toBe(404)
  })
})

describe('banners', () => {
  test('take only pictures of ours and links that cannot run', async () => {
    const banner = {
      banner_type: 'owner_top',
      title: '家賃査定',
      image_pc: '/media/hero/hero-street',
      alt: '街並み',
    }
    for (const wrong of [
      { image_pc: 'https://evil.example/a.png' },
      { image_pc: '/media/../secret' },
      { link_url: 'javascript:alert(1)' },
      { link_url: '//evil.example' },
      { alt: '' },
      { banner_type: 'nowhere' },
    ]) {
      const { status, body } = await post('banners', { ...banner, ...wrong })
      expect({ status, fields: Object.keys(body.errors) }).toEqual({
        status: 422,
        fields: Object.keys(wrong),
      })
    }
    const backwards = { start_at: '2026-11-21T00:00:00+09:00', end_at: '2026-11-20T00:00:00+09:00' }
    expect((await post('banners', { ...banner, ...backwards })).body.errors).toHaveProperty(
      'end_at',
    )
    const end_at = '2026-11-20T00:00:00+09:00'
    const over = await post('banners', { ...banner, end_at })
    const { banner_id } = over.body.banner
    const ids = async (headers: Headers) =>
      (await get('banners', headers)).body.banners.map((it: { banner_id: number }) => it.banner_id)
    expect(await ids({})).not.toContain(banner_id)
    expect(await ids(shop)).not.toContain(banner_id)
    expect(await ids(admin)).toContain(banner_id)
    const path = `banners/${banner_id}`
    const longer = { version: 1, end_at: null, banner_type: 'chintai_top', sort: 1 }
    const { banner: after } = (await put(path, longer, admin)).body
    expect(after).toEqual({ ...over.body.banner, end_at: null, version: 2 })
    expect(await ids({})).toContain(banner_id)
    expect((await put(path, longer, admin)).status).toBe(409)
    expect((await put('banners/999999', longer, admin)).status).toBe(404)
  })
})
