import { describe, expect, test } from '@jest/globals'
import { eq } from '../../db/drizzle.ts'
import { useApi } from '../../testing/test-api.ts'
import { staffs } from '../staffs/staffs.table.ts'

const api = useApi()
type Shop = { tenpo_no: string; cb_flg: number; area_no: number; chintai_count: number }
type Member = { syain_no: string; tenpo_no: string }
const shops = async (query = '') =>
  (await api().call(`shops?limit=100${query}`)).body.shops as Shop[]

describe('shops', () => {
  test('lists all thirty with their numbers of listings and staff', async () => {
    const all = await shops()
    expect(all).toHaveLength(30)
    const { body } = await api().call('chintai/rooms?limit=1')
    const counted = all.reduce((sum, shop) => sum + shop.chintai_count, 0)
    expect(counted).toBe(body.pagination.total)
    expect(all[0]).toMatchObject({
      area_no_label: expect.any(String),
      teikyu_label: expect.any(String),
    })
  })

  test('counts a shop of both kinds among those for sale and among those for rent', async () => {
    const kinds = (list: Shop[]) => new Set(list.map((shop) => shop.cb_flg))
    expect([...kinds(await shops('&cb_flg=1'))].sort()).toEqual([1, 3])
    expect([...kinds(await shops('&cb_flg=2'))].sort()).toEqual([2, 3])
  })

  test('finds and leaves out by area and by number', async () => {
    for (const shop of await shops('&area_no=10')) expect(shop.area_no).toBe(10)
    expect(await shops('&tenpo_no[]=001&tenpo_no[]=003')).toHaveLength(2)
    const others = await shops('&exclude_tenpo_no=001')
    expect(others.map((shop) => shop.tenpo_no)).not.toContain('001')
  })

  test('shows one shop, or says it is unknown', async () => {
    const { body } = await api().call('shops/001')
    expect(body.shop).toMatchObject({
      tenpo_no: '001',
      eigyo_start: expect.stringMatching(/^\d\d:\d\d$/),
    })
    expect(await api().call('shops/999')).toMatchObject({
      status: 404,
      body: { code: 'shop.not_found' },
    })
  })

  test('refuses a kind that is neither', async () => {
    expect((await api().call('shops?cb_flg=7')).status).toBe(400)
  })
})

describe('staff', () => {
  test('lists the staff of a shop without what is for colleagues only', async () => {
    const { body } = await api().call('staffs?tenpo_no=001&limit=100')
    expect(body.staffs.length).toBeGreaterThan(0)
    for (const member of body.staffs) {
      expect(member.tenpo_no).toBe('001')
      expect(member).not.toHaveProperty('email')
      expect(member).not.toHaveProperty('user_type')
      expect(member.tokui_area_label).toHaveLength(member.tokui_area.length)
    }
  })

  test('whoever is not public cannot be found at all', async () => {
    const [{ syain_no }] = (await api().call('staffs')).body.staffs as [Member]
    expect((await api().call(`staffs/${syain_no}`)).body.staff.syain_no).toBe(syain_no)
    await api().db.update(staffs).set({ isPublic: false }).where(eq(staffs.syainNo, syain_no))
    expect(await api().call(`staffs/${syain_no}`)).toMatchObject({
      status: 404,
      body: { code: 'staff.not_found' },
    })
    const { body } = await api().call('staffs?limit=100')
    expect(body.staffs.map((member: Member) => member.syain_no)).not.toContain(syain_no)
  })
})
