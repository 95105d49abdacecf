import { describe, expect, test } from '@jest/globals'
import { eq } from '../../db/drizzle.ts'
import { useApi } from '../../testing/test-api.ts'
import { tatemono } from './tatemono.table.ts'

const api = useApi()
type Building = { tm_no: string; tm_name: string | null; tm_name_kana: string; city_code: string }

describe('GET chintai/tatemono', () => {
  test('lists buildings by kana, a page at a time', async () => {
    const { body } = await api().call('chintai/tatemono?limit=50')
    const kana = body.tatemono.map((it: Building) => it.tm_name_kana).filter(Boolean)
    expect(kana).toEqual(kana.toSorted())
    expect(body.tatemono[0].photos.length).toBeLessThanOrEqual(3)
  })

  test('narrows by city and by the row of the kana table', async () => {
    const { body: all } = await api().call('chintai/tatemono?limit=100')
    const [{ city_code }] = all.tatemono
    const { body } = await api().call(`chintai/tatemono?city_code=${city_code}&limit=100`)
    for (const it of body.tatemono) expect(it.city_code).toBe(city_code)
    const rows = ['あ', 'か', 'さ', 'た', 'な', 'は', 'ま', 'や', 'ら', 'わ']
    const totals = await Promise.all(
      rows.map(async (row) => {
        const path = `chintai/tatemono?kana=${encodeURIComponent(row)}`
        return (await api().call(path)).body.pagination.total
      }),
    )
    expect(totals.reduce((sum, total) => sum + total)).toBe(all.pagination.total)
  })
})

test('counts the buildings of every city for the library', async () => {
  const { body } = await api().call('chintai/tatemono?limit=1&with_facets=city_code')
  const counts: Record<string, number> = body.facets.city_code
  const [cityCode = '', count] = Object.entries(counts)[0] ?? []
  expect(Object.values(counts).reduce((sum, it) => sum + it)).toBe(body.pagination.total)
  const { body: city } = await api().call(`chintai/tatemono?city_code=${cityCode}&limit=1`)
  expect(city.pagination.total).toBe(count)
})

describe('GET chintai/tatemono/{tm_no}', () => {
  test('shows the rooms on offer, cheapest first, and counts them', async () => {
    const { body: list } = await api().call('chintai/tatemono?limit=100')
    const busy = list.tatemono.find((it: { empty_count: number }) => it.empty_count > 1)
    const { body } = await api().call(`chintai/tatemono/${busy.tm_no}`)
    const rents = body.tatemono.rooms.map((room: { hy_yachin: number }) => room.hy_yachin)
    expect(rents).toHaveLength(busy.empty_count)
    expect(rents).toEqual(rents.toSorted((a: number, b: number) => a - b))
    expect(busy).toMatchObject({ hy_yachin_min: rents[0], hy_yachin_max: rents.at(-1) })
    const full = list.tatemono.find((it: { empty_count: number }) => it.empty_count === 0)
    expect(full).toMatchObject({ hy_yachin_min: null, hy_yachin_max: null })
    expect(body.tatemono.past_madori_label).toHaveLength(body.tatemono.past_madori.length)
  })

  test('keeps the name to itself where the owner wants so', async () => {
    const { body: list } = await api().call('chintai/tatemono?limit=1')
    const [{ tm_no, tm_name }] = list.tatemono
    await api().db.update(tatemono).set({ isTmNameDisp: false }).where(eq(tatemono.tmNo, tm_no))
    const { body } = await api().call(`chintai/tatemono/${tm_no}`)
    expect(body.tatemono).toMatchObject({ tm_name: null, tm_name_kana: null })
    const { body: names } = await api().call(`chintai/names?keyword=${encodeURIComponent(tm_name)}`)
    expect(names.names.map((it: Building) => it.tm_no)).not.toContain(tm_no)
  })

  test('does not know a building that never was', async () => {
    const { status, body } = await api().call('chintai/tatemono/99999999')
    expect({ status, code: body.code }).toEqual({ status: 404, code: 'tatemono.not_found' })
  })
})

describe('names', () => {
  test('suggests buildings by part of their name, in hiragana too', async () => {
    const { body: list } = await api().call('chintai/tatemono?limit=100')
    const named = list.tatemono.filter((it: Building) => it.tm_name)[5]
    const part = encodeURIComponent(named.tm_name.slice(0, 3))
    const { body } = await api().call(`chintai/names?keyword=${part}&limit=100`)
    expect(body.names.map((it: Building) => it.tm_no)).toContain(named.tm_no)
    expect(body.names[0].tm_name.startsWith(named.tm_name.slice(0, 3))).toBe(true)
  })

  test('suggests properties on offer', async () => {
    const [room] = (await api().call('baibai/rooms?limit=1')).body.rooms
    const { body } = await api().call(`baibai/names?keyword=${encodeURIComponent(room.name)}`)
    expect(body.names[0]).toMatchObject({ bukken_no: room.bukken_no, name: room.name })
  })

  test('suggests nothing for nothing', async () => {
    expect((await api().call('chintai/names')).body.names).toEqual([])
    expect((await api().call('baibai/names?keyword=')).body.names).toEqual([])
  })
})
