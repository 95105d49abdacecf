import { beforeAll, describe, expect, test } from '@jest/globals'
import { useApi } from '../../testing/test-api.ts'

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
