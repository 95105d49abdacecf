import { describe, expect, test } from '@jest/globals'
import { eq } from '../../db/drizzle.ts'
import { NOW, useApi } from '../../testing/test-api.ts'
import { banners } from '../banners/banners.table.ts'
import { contents } from './contents.table.ts'

const api = useApi()
type Article = { content_id: number; publish_at: string; tag_id: number }
const list = async (query: string) => (await api().call(`contents?${query}`)).body

describe('contents', () => {
  test('needs to know of which kind', async () => {
    expect((await api().call('contents')).status).toBe(400)
    expect((await api().call('contents?content_type=blog')).status).toBe(400)
  })

  test('lists articles, the newest first, without their bodies', async () => {
    const { contents: found } = await list('content_type=news_chintai')
    const dates = found.map((it: Article) => it.publish_at)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(dates[0]).toMatch(/\+09:00$/)
    expect(found[0]).not.toHaveProperty('body')
    const oldest = await list('content_type=news_chintai&order=old&limit=1')
    expect(oldest.contents[0].publish_at).toBe(
      (await list('content_type=news_chintai&limit=100')).contents.at(-1).publish_at,
    )
  })

  test('knows the rental questions by both spellings of their kind', async () => {
    const short = await list('content_type=ekimaesan')
    expect(short.pagination.total).toBeGreaterThan(0)
    expect(short).toEqual(await list('content_type=ekimaesan_chintai'))
  })

  test('narrows by category and leaves out the article that is being read', async () => {
    const [article] = (await list('content_type=ekimaesan_chintai')).contents as [Article]
    const query = `content_type=ekimaesan_chintai&tag_id=${article.tag_id}`
    const others = await list(`${query}&exclude_id=${article.content_id}`)
    expect(others.pagination.total).toBe((await list(query)).pagination.total - 1)
  })

  test('shows an article whole, and a seminar with its dates', async () => {
    const [listed] = (await list('content_type=seminar')).contents
    const { body } = await api().call(`contents/${listed.content_id}`)
    expect(body.content.body).toContain('<')
    expect(body.content.sessions.length).toBeGreaterThan(0)
    expect(body.content.sessions[0].start_at).toMatch(/\+09:00$/)
  })

  test('shows nothing before its day and nothing after it', async () => {
    const [{ content_id }] = (await list('content_type=news_baibai')).contents as [Article]
    const set = (values: Partial<typeof contents.$inferInsert>) =>
      api().db.update(contents).set(values).where(eq(contents.contentId, content_id))
    const status = async () => (await api().call(`contents/${content_id}`)).status
    expect(await status()).toBe(200)
    await set({ publishAt: new Date(NOW.getTime() + 1000) })
    expect(await status()).toBe(404)
    await set({ publishAt: NOW, expireAt: NOW })
    expect(await status()).toBe(404)
    await set({ expireAt: null, contentStatus: 'draft' })
    expect(await status()).toBe(404)
  })

  test.each(['abc', '0', '-1', '1.5', '99999999999', '%00'])(
    'does not know article %s',
    async (id) => {
      expect((await api().call(`contents/${id}`)).status).toBe(404)
    },
  )
})

describe('banners', () => {
  test('shows those of a place, within their period', async () => {
    const shown = async () => (await api().call('banners?banner_type=chintai_top')).body.banners
    const [first, ...others] = await shown()
    expect(first).toMatchObject({ banner_type: 'chintai_top', alt: expect.any(String) })
    await api().db.update(banners).set({ endAt: NOW }).where(eq(banners.bannerId, first.banner_id))
    expect(await shown()).toEqual(others)
  })
})
