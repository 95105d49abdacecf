import { beforeAll, describe, expect, test } from '@jest/globals'
import { draftBuilding, draftLet } from '../../testing/draft-bodies.ts'
import { INTERNAL_TOKEN, useApi } from '../../testing/test-api.ts'
import { previewLinks } from './preview-links.ts'

const api = useApi({ rooms: 60 })
type Headers = Record<string, string>
let admin: Headers
beforeAll(async () => {
  admin = await api().as({ user_type: 'admin' })
})

const create = async (path: string, payload: object) =>
  (await api().call(path, { method: 'POST', headers: admin, payload })).body
/** Where the link of the staff leads, and the token that it carries. */
async function linkOf(path: string) {
  const { status, headers } = await api().call(`${path}/preview`, { headers: admin })
  expect(status).toBe(303)
  const url = new URL(String(headers.location))
  return { page: url.pathname, token: url.searchParams.get('preview') ?? '' }
}
const by = (token: string) => ({ headers: { 'x-preview': token } })

const article = { content_type: 'news_chintai', title: '来月のお休み', body: '<p>本文</p>' }

describe('a draft', () => {
  test('is seen by its link alone, in no cache and in no other state', async () => {
    const one = (await create('contents', article)).content.content_id
    const other = (await create('contents', article)).content.content_id
    const { page, token } = await linkOf(`contents/${one}`)
    expect(page).toBe(`/news/${one}`)
    const seen = await api().call(`contents/${one}`, by(token))
    expect(seen.body.content.title).toBe('来月のお休み')
    expect(seen.headers['cache-control']).toBe('private, no-store')
    expect((await api().call(`contents/${one}`)).status).toBe(404)
    expect((await api().call(`contents/${other}`, by(token))).status).toBe(404)
    expect((await api().call(`contents/${one}`, by(`${token}x`))).status).toBe(404)
    const { contents } = (await api().call('contents?content_type=news_chintai', by(token))).body
    expect(contents[0].content_id).toBe(one)
  })

  test('is no longer seen by its link on the next day', async () => {
    const { content_id } = (await create('contents', article)).content
    const { token } = await linkOf(`contents/${content_id}`)
    const before = api().clock.now
    api().clock.now = new Date(before.getTime() + 13 * 3_600_000)
    const { status } = await api().call(`contents/${content_id}`, by(token))
    api().clock.now = before
    expect(status).toBe(404)
  })

  test('that is public leads to its page as everybody sees it', async () => {
    const { content_id } = (await create('contents', { ...article, content_status: 'public' }))
      .content
    expect(await linkOf(`contents/${content_id}`)).toEqual({
      page: `/news/${content_id}`,
      token: '',
    })
  })

  test('of a banner is seen among those of its place', async () => {
    const body = { banner_type: 'owner_top', title: '春', image_pc: '/media/hero/x', alt: '街' }
    const { banner_id } = (await create('banners', { ...body, is_public: false })).banner
    const { page, token } = await linkOf(`banners/${banner_id}`)
    expect(page).toBe('/owner')
    const ids = async (options?: ReturnType<typeof by>) =>
      (await api().call('banners?banner_type=owner_top', options)).body.banners.map(
        (it: { banner_id: number }) => it.banner_id,
      )
    expect(await ids(by(token))).toContain(banner_id)
    expect(await ids()).not.toContain(banner_id)
  })
})

describe('a home', () => {
  let shop: Headers
  let number: string
  beforeAll(async () => {
    shop = await api().as({ user_type: 'shop', tenpo_no: '301' })
    const post = { method: 'POST' as const, headers: shop }
    const { tatemono } = (await api().call('chintai/tatemono', { ...post, payload: draftBuilding }))
      .body
    const payload = { ...draftLet, tm_no: tatemono.tm_no }
    number = (await api().call('chintai/rooms', { ...post, payload })).body.room.bukken_no
  })

  test('is seen by its link as the public will see it', async () => {
    const { page, token } = await linkOf(`chintai/rooms/${number}`)
    const shown = await api().call(`chintai/rooms/${number}`, by(token))
    expect(shown.status).toBe(200)
    expect(shown.headers['cache-control']).toBe('private, no-store')
    expect(shown.body.room).toMatchObject({ bukken_no: number, boshu_status: 'draft' })
    expect(shown.body.room).not.toHaveProperty('is_room_no_disp')
    expect(page).toBe(`/articles/room/${shown.body.room.city_code}/${number}`)
    expect((await api().call(`chintai/rooms/${number}`)).status).toBe(404)
  })

  test('gives its link to its own shop alone', async () => {
    const headers = await api().as({ user_type: 'shop', tenpo_no: '001' })
    expect((await api().call(`chintai/rooms/${number}/preview`, { headers })).status).toBe(403)
    expect((await api().call('chintai/rooms/none/preview', { headers })).status).toBe(404)
  })

  test('on offer leads to its page as everybody sees it', async () => {
    const [room] = (await api().call('chintai/rooms?limit=1')).body.rooms
    const page = `/articles/room/${room.city_code}/${room.bukken_no}`
    expect(await linkOf(`chintai/rooms/${room.bukken_no}`)).toEqual({ page, token: '' })
  })

  test('of one site is not seen by a link of the other', async () => {
    const { bukken_no: id } = (await api().call('baibai/rooms?limit=1')).body.rooms[0]
    const path = `baibai/rooms/${id}`
    const { version } = (await api().call(path, { headers: admin })).body.room
    const payload = { version, boshu_status: 'draft' }
    await api().call(path, { method: 'PUT', headers: admin, payload })
    const links = previewLinks(INTERNAL_TOKEN, () => api().clock.now)
    const seenBy = async (of: 'chintai' | 'baibai') => {
      const token = (await links.urlOf('', { of, id })).split('=')[1] ?? ''
      return (await api().call(path, by(token))).status
    }
    expect(await seenBy('baibai')).toBe(200)
    expect(await seenBy('chintai')).toBe(404)
  })
})

test('the link to a building leads to its page, which everybody sees', async () => {
  const shop = await api().as({ user_type: 'shop', tenpo_no: '301' })
  const { tatemono } = (
    await api().call('chintai/tatemono', { method: 'POST', headers: shop, payload: draftBuilding })
  ).body
  const { tm_no, city_code } = tatemono
  const page = `/articles/building/${city_code}/${tm_no}`
  expect(await linkOf(`chintai/tatemono/${tm_no}`)).toEqual({ page, token: '' })
  const nowhere = await api().call('chintai/tatemono/none/preview', { headers: shop })
  expect(nowhere.status).toBe(404)
})
