import { describe, expect, test } from '@jest/globals'
import { useApi } from '../../testing/test-api.ts'

const api = useApi({ rooms: 60 })
type Headers = Record<string, string>
let shop: Headers
const put = (path: string, payload: object) =>
  api().call(path, { method: 'PUT', headers: shop, payload })
const get = (path: string, headers: Headers = {}) => api().call(path, { headers })

/** A room on offer, and its shop as the one who calls. */
async function listed() {
  const [room] = (await get('chintai/rooms?limit=1')).body.rooms
  shop = await api().as({ user_type: 'shop', tenpo_no: room.tenpo_no })
  return room
}

describe('a room for rent', () => {
  test('gets new sums and keeps the history of its rent', async () => {
    const { bukken_no } = await listed()
    const path = `chintai/rooms/${bukken_no}`
    const { room } = (await get(path, shop)).body
    const changed = await put(path, { ...room, hy_yachin: room.hy_yachin - 2_000 })
    expect(changed.body.room).toMatchObject({
      hy_yachin: room.hy_yachin - 2_000,
      koshin_date: '2026-11-21',
      version: room.version + 1,
    })
    // What a guarantor takes may be a part of the rent.
    const { getsu_sogaku, getsu_sogaku_items: items } = changed.body.room
    expect(getsu_sogaku).toBeLessThanOrEqual(room.getsu_sogaku - 2_000)
    expect(getsu_sogaku).toBe(
      items.reduce((sum: number, { kingaku }: { kingaku: number }) => sum + kingaku, 0),
    )
    expect(changed.body.room.yachin_rireki).toEqual([
      ...room.yachin_rireki,
      { date: '2026-11-21', from: room.hy_yachin, to: room.hy_yachin - 2_000 },
    ])
    const cheapest = await get(
      `chintai/rooms?bukken_no=${room.bukken_no}&hy_yachin_max=${room.hy_yachin - 2_000}`,
    )
    expect(cheapest.body.pagination.total).toBe(1)
  })

  test('is hidden from the public by its shop, which still sees it', async () => {
    const { bukken_no, version } = await listed()
    await put(`chintai/rooms/${bukken_no}`, { version, boshu_status: 'hidden' })
    expect((await get(`chintai/rooms/${bukken_no}`)).status).toBe(404)
    const own = await get(`chintai/rooms?bukken_no=${bukken_no}`, shop)
    expect(own.body.rooms[0].boshu_status).toBe('hidden')
  })

  test('may not be advertised with a deposit of yen that are said to be months', async () => {
    const { bukken_no, version } = await listed()
    const path = `chintai/rooms/${bukken_no}`
    const deposit = { shikikin: 40_000, shikikin_kbn: 'month' }
    const { status, body } = await put(path, { version, ...deposit })
    expect([status, body.errors]).toEqual([
      422,
      { shikikin: ['100か月以上になります。円の金額には、単位の「円」を付けてください。'] },
    ])
    expect((await put(path, { version, ...deposit, shikikin_kbn: 'yen' })).status).toBe(200)
  })

  test('may not be advertised on a floor that its building lacks, nor with the fee of a broker', async () => {
    const { bukken_no, version } = await listed()
    const { status, body } = await put(`chintai/rooms/${bukken_no}`, {
      ...{ version, kai: 90, kai_to: null },
      ...{ torihiki_taiyo: 2, chukai_tesuryo_kbn: 'month', chukai_tesuryo: 1.1 },
    })
    expect([status, body.errors]).toEqual([
      422,
      {
        kai: [expect.stringMatching(/^建物は地上\d+階建です。/)],
        chukai_tesuryo: ['取引態様が「貸主」の物件は、仲介手数料がかかりません。'],
      },
    ])
  })

  test('its number is written as all others are', async () => {
    const { bukken_no, version } = await listed()
    const { body } = await put(`chintai/rooms/${bukken_no}`, { version, room_no: '８０１' })
    expect(body.room.room_no).toBe('801')
  })

  test('may not be advertised without what the law asks for', async () => {
    const { bukken_no, version } = await listed()
    const poor = { version, hosho_riyo: 2, hosho_shokai: null, title: '業界一の部屋' }
    const { status, body } = await put(`chintai/rooms/${bukken_no}`, poor)
    expect(status).toBe(422)
    expect(body.errors).toEqual({
      hosho_shokai: ['「保証料（初回）」は必須の表示事項です。入力してから公開してください。'],
      title: ['「業界一」は広告に使用できない表現です。'],
    })
    const path = `chintai/rooms/${bukken_no}/publish-check`
    const asked = await api().call(path, { method: 'POST', headers: shop, payload: poor })
    expect(asked.body.errors).toEqual(body.errors)
    // Words that are not allowed are no fact that is missing.
    expect(asked.body).toMatchObject({ facts: 19, missing: 1 })
    expect((await get(`chintai/rooms/${bukken_no}`, shop)).body.room.version).toBe(version)
    const late = { version, jikai_koshin_date: '2026-12-06' }
    const dated = await put(`chintai/rooms/${bukken_no}`, late)
    expect(dated.body.errors).toHaveProperty('jikai_koshin_date')
  })
})
