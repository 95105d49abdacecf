import { beforeAll, describe, expect, test } from '@jest/globals'
import type { StaffListing } from '@sumai/api-client/contract/staff-listing'
import { useApi } from '../../testing/test-api.ts'

const api = useApi()
type Headers = Record<string, string>
let admin: Headers
let shop: Headers
let tenpoNo: string

const list = async (query = '', headers = shop, site = 'chintai') =>
  (await api().call(`listings/${site}?${query}`, { headers })).body
const numbers = async (query?: string, headers?: Headers) =>
  (await list(query, headers)).listings.map(({ bukken_no }: StaffListing) => bukken_no)
const change = async ({ bukken_no, version }: StaffListing, fields: object) => {
  const payload = { ...fields, version }
  const path = `chintai/rooms/${bukken_no}`
  return (await api().call(path, { method: 'PUT', headers: shop, payload })).status
}

beforeAll(async () => {
  admin = await api().as({ user_type: 'admin' })
  const { listings } = await list('order=updated', admin)
  tenpoNo = listings[0].tenpo_no
  shop = await api().as({ user_type: 'shop', tenpo_no: tenpoNo })
})

describe.each(['chintai', 'baibai'])('the listings of %s', (site) => {
  test('a shop sees its own, the head office all', async () => {
    const all = await list('limit=100', admin, site)
    const { tenpo_no } = all.listings[0]
    const its = await api().as({ user_type: 'shop', tenpo_no })
    const { listings, pagination } = await list('limit=100', its, site)
    expect(new Set(listings.map((it: StaffListing) => it.tenpo_no))).toEqual(new Set([tenpo_no]))
    expect(all.pagination.total).toBeGreaterThan(pagination.total)
    const named = await list(`limit=100&tenpo_no=${tenpo_no}`, admin, site)
    expect(named.pagination.total).toBe(pagination.total)
  })

  test('a shop that asks for those of another one sees none, and no counts of them', async () => {
    const others = (await list('limit=100', admin, site)).listings.find(
      (it: StaffListing) => it.tenpo_no !== tenpoNo,
    )
    const own = await api().as({ user_type: 'shop', tenpo_no: tenpoNo })
    const { listings, pagination, counts } = await list(`tenpo_no=${others.tenpo_no}`, own, site)
    expect(listings).toEqual([])
    expect(pagination.total).toBe(0)
    const states: number[] = Object.values(counts.by_status)
    expect(states.reduce((sum, count) => sum + count, 0)).toBe(0)
  })

  test('the counts of the states are those of all', async () => {
    const { pagination, counts } = await list('', shop, site)
    const states: number[] = Object.values(counts.by_status)
    expect(states.reduce((sum, count) => sum + count)).toBe(pagination.total)
  })

  test('parts follow each other without a gap', async () => {
    const whole = await list('limit=10', admin, site)
    const [first, second] = await Promise.all([
      list('limit=5', admin, site),
      list('limit=5&page=2', admin, site),
    ])
    expect([...first.listings, ...second.listings]).toEqual(whole.listings)
  })
})

test('what visitors no longer see stays in the list, in its state', async () => {
  const { listings, counts } = await list('boshu_status=public')
  expect(await change(listings[0], { boshu_status: 'hidden' })).toBe(200)
  const hidden = await list('limit=100&boshu_status=hidden')
  const { bukken_no } = listings[0]
  const after = { bukken_no, boshu_status_label: '非公開', version: 2 }
  expect(hidden.listings).toContainEqual(expect.objectContaining(after))
  expect(hidden.counts.by_status.public).toBe(counts.by_status.public - 1)
})

test('is found by name, number and station', async () => {
  const { listings } = await list('boshu_status=public')
  const { name, bukken_no, kotsu } = listings[0] as StaffListing
  expect(await numbers(`keyword=${bukken_no}`)).toEqual([bukken_no])
  expect(await numbers(`limit=100&keyword=${encodeURIComponent(name)}`)).toContain(bukken_no)
  const station = encodeURIComponent(`${kotsu[0]?.eki_name}駅`)
  expect(await numbers(`limit=100&keyword=${station}`)).toContain(bukken_no)
  expect(await numbers('keyword=%25_%27')).toEqual([])
})

test('the ones that must be confirmed soon come first, and can be asked for alone', async () => {
  const { listings } = await list('limit=100')
  const days = listings
    .filter((it: StaffListing) => it.boshu_status === 'public')
    .map((it: StaffListing) => it.jikai_koshin_date)
  expect(days).toEqual(days.toSorted())
  const soon = await list(`limit=100&expires_until=${days[0]}`)
  expect(soon.listings.length).toBeGreaterThan(0)
  for (const it of soon.listings) expect(it.jikai_koshin_date).toBe(days[0])
})

test('the ones with few photos can be asked for alone', async () => {
  const { listings } = await list('limit=100&photos_below=9', admin)
  for (const it of listings) expect(it.photo_count).toBeLessThan(9)
})
