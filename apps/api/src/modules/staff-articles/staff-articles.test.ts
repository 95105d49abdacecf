import { beforeAll, describe, expect, test } from '@jest/globals'
import type { StaffArticle } from '@sumai/api-client/contract/staff-article'
import { eq } from '../../db/drizzle.ts'
import { useApi } from '../../testing/test-api.ts'
import { contents } from '../contents/contents.table.ts'

const api = useApi({ rooms: 60 })
type Headers = Record<string, string>
let admin: Headers
let shop: Headers

const list = async (query = '', headers = shop) =>
  (await api().call(`articles/news_baibai?${query}`, { headers })).body
const titles = async (query?: string, headers?: Headers) =>
  (await list(query, headers)).articles.map(({ title }: StaffArticle) => title)
const write = async (fields: object) => {
  const payload = {
    content_type: 'news_baibai',
    title: '臨時休業',
    body: '<p>本文</p>',
    ...fields,
  }
  return (await api().call('contents', { method: 'POST', headers: shop, payload })).body.content
}

const TOMORROW = '2026-11-22T09:00:00+09:00'
const LAST_WEEK = '2026-11-14T09:00:00+09:00'

beforeAll(async () => {
  admin = await api().as({ user_type: 'admin' })
  shop = await api().as({ user_type: 'shop', tenpo_no: '301' })
  await api().db.delete(contents).where(eq(contents.tenpoNo, '301'))
  await write({ title: '書きかけ' })
  const coming = { content_status: 'scheduled', publish_at: TOMORROW }
  await write({ title: '明日から', ...coming })
  await write({ title: '公開中', content_status: 'public' })
  const over = { publish_at: LAST_WEEK, expire_at: '2026-11-20T09:00:00+09:00' }
  await write({ title: '期間が終わった', content_status: 'public', ...over })
  await write({ title: '終えた', content_status: 'archived', tag_name: 'キャンペーン' })
})

describe('the articles of a kind', () => {
  test('are told apart by what visitors see of them now', async () => {
    const { articles, counts, pagination } = await list()
    expect(articles.map(({ title, stage }: StaffArticle) => [title, stage]).toReversed()).toEqual([
      ['書きかけ', 'draft'],
      ['明日から', 'scheduled'],
      ['公開中', 'public'],
      ['期間が終わった', 'ended'],
      ['終えた', 'ended'],
    ])
    expect(counts).toEqual({ draft: 1, scheduled: 1, public: 1, ended: 2 })
    expect(pagination.total).toBe(5)
    expect(await titles('stage=ended')).toEqual(['終えた', '期間が終わった'])
    expect((await list('stage=ended')).counts).toEqual(counts)
  })

  test('move on by the clock alone', async () => {
    const before = api().clock.now
    api().clock.now = new Date(TOMORROW)
    const then = await api().as({ user_type: 'shop', tenpo_no: '301' })
    const [shown, waiting] = [await list('stage=public', then), await list('stage=scheduled', then)]
    api().clock.now = before
    expect(shown.articles.map(({ title }: StaffArticle) => title)).toContain('明日から')
    expect(waiting.articles).toEqual([])
  })

  test('are those of the shop; the head office sees all, or those of one', async () => {
    const all = await list('', admin)
    expect(all.pagination.total).toBeGreaterThan(5)
    expect((await list('tenpo_no=301', admin)).pagination.total).toBe(5)
    expect((await list('tenpo_no=001')).pagination.total).toBe(0)
    expect(all.categories).toContain('キャンペーン')
  })

  test('are found by title and category, whatever the kana and the width', async () => {
    expect(await titles('keyword=きゃんぺーん')).toEqual(['終えた'])
    expect(await titles(`keyword=${encodeURIComponent('書きかけ')}`)).toEqual(['書きかけ'])
    expect(await titles('keyword=%25')).toEqual([])
  })
})
