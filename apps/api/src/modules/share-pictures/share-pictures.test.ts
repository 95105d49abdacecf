import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import { eq } from '../../db/drizzle.ts'
import { useApi } from '../../testing/test-api.ts'
import { baibaiRooms } from '../baibai-rooms/baibai-rooms.table.ts'

const api = useApi({ rooms: 60 })
const get = (path: string) => api().app.inject({ url: `/media/share/${path}` })
const idsOf = async (path: string, list: string, id: string): Promise<string[]> => {
  const { body } = await api().call(path)
  return body[list].map((row: Record<string, unknown>) => row[id])
}

test('every listing and article has a picture that messengers show whole', async () => {
  const rentals = await idsOf('chintai/rooms?limit=4', 'rooms', 'bukken_no')
  const sales = await idsOf('baibai/rooms?limit=4', 'rooms', 'bukken_no')
  const news = await idsOf('contents?content_type=news_chintai&limit=3', 'contents', 'content_id')
  const towns = await idsOf('contents?content_type=info&limit=3', 'contents', 'content_id')
  for (const path of [
    ...rentals.map((id) => `chintai/${id}.jpg`),
    ...sales.map((id) => `baibai/${id}.jpg`),
    ...[...news, ...towns].map((id) => `contents/${id}.jpg`),
  ]) {
    const answer = await get(path)
    expect([path, answer.statusCode]).toEqual([path, 200])
    expect(answer.headers['content-type']).toBe('image/jpeg')
    expect(answer.rawPayload.length).toBeLessThanOrEqual(100_000)
    const { width, height } = await sharp(answer.rawPayload).metadata()
    expect({ width, height }).toEqual({ width: 1200, height: 630 })
  }
})

test('what was sold has none, as its price is not told', async () => {
  const [id = ''] = await idsOf('baibai/rooms?limit=1', 'rooms', 'bukken_no')
  await api()
    .db.update(baibaiRooms)
    .set({ boshuStatus: 'closed' })
    .where(eq(baibaiRooms.bukkenNo, id))
  const answer = await get(`baibai/${id}.jpg`)
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ code: 'picture.not_found' })
})

test('there is none of what nobody has', async () => {
  for (const path of ['chintai/9999999999.jpg', 'contents/0.jpg', 'shops/301.jpg']) {
    expect((await get(path)).statusCode).toBe(404)
  }
})
