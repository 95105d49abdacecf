import { beforeAll, expect, test } from '@jest/globals'
import { draftBuilding, draftLet } from '../../testing/draft-bodies.ts'
import { useApi } from '../../testing/test-api.ts'

const api = useApi({ rooms: 60 })
type Headers = Record<string, string>
let shop: Headers
let number: string

const linkTo = (headers: Headers) =>
  api().call(`listings/chintai/${number}/preview`, { method: 'POST', headers })
const open = (url: string, site = 'chintai') =>
  api().call(`${site}/rooms/preview?token=${new URL(url).searchParams.get('preview')}`)

beforeAll(async () => {
  shop = await api().as({ user_type: 'shop', tenpo_no: '301' })
  const post = { method: 'POST' as const, headers: shop }
  const { tatemono } = (await api().call('chintai/tatemono', { ...post, payload: draftBuilding }))
    .body
  const payload = { ...draftLet, tm_no: tatemono.tm_no }
  number = (await api().call('chintai/rooms', { ...post, payload })).body.room.bukken_no
})

test('whoever has the link of a draft sees it as the public will, and nobody keeps it', async () => {
  const { status, body } = await linkTo(shop)
  expect(status).toBe(201)
  const shown = await open(body.preview.url)
  expect(shown.status).toBe(200)
  expect(shown.headers['cache-control']).toBe('private, no-store')
  expect(shown.body.room).toMatchObject({ bukken_no: number, boshu_status: 'draft' })
  expect(shown.body.room).not.toHaveProperty('is_room_no_disp')
  expect(new URL(body.preview.url).pathname).toBe(
    `/articles/room/${shown.body.room.city_code}/${number}`,
  )
})

test('a link opens nothing else, nothing for ever, and is given to the shop of the home alone', async () => {
  const other = await api().as({ user_type: 'shop', tenpo_no: '001' })
  expect((await linkTo(other)).status).toBe(403)
  const { url } = (await linkTo(shop)).body.preview
  expect((await open(url, 'baibai')).status).toBe(404)
  expect((await open(`${url}x`)).status).toBe(404)
  const before = api().clock.now
  api().clock.now = new Date(before.getTime() + 25 * 3_600_000)
  expect((await open(url)).status).toBe(404)
  api().clock.now = before
})
