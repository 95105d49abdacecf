import { describe, expect, test } from '@jest/globals'
import { eq } from '../../db/drizzle.ts'
import { useApi } from '../../testing/test-api.ts'
import { chintaiRooms } from '../chintai-rooms/chintai-rooms.table.ts'

const api = useApi()

type Entry = { id: string; lastmod: string; city_code: string | null; type: string }

async function entries(kind: string, limit = 50): Promise<Entry[]> {
  const all: Entry[] = []
  let cursor = ''
  do {
    const { body } = await api().call(
      `sitemap-entries?kind=${kind}&limit=${limit}&cursor=${cursor}`,
    )
    all.push(...body.sitemap_entries)
    cursor = body.next_cursor ?? ''
  } while (cursor)
  return all
}

describe('GET sitemap-entries', () => {
  test.each([
    ['chintai_room', 'chintai/rooms?limit=1'],
    ['tatemono', 'chintai/tatemono?limit=1'],
    ['baibai_room', 'baibai/rooms?limit=1'],
  ])('names every public %s once, part by part', async (kind, list) => {
    const found = await entries(kind)
    const { body } = await api().call(list)
    expect(found).toHaveLength(body.pagination.total)
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
    for (const { lastmod, city_code } of found) {
      expect(lastmod).toMatch(/^\d{4}-\d\d-\d\dT.*\+09:00$/)
      expect(city_code).toMatch(/^\d{5}$/)
    }
    expect(await entries(kind, 10_000)).toEqual(found)
  })

  test('names the articles that are published, with their kind', async () => {
    const found = await entries('content', 40)
    const news = await api().call('contents?content_type=news_chintai&limit=1')
    expect(found.filter(({ type }) => type === 'news_chintai')).toHaveLength(
      news.body.pagination.total,
    )
  })

  test('forgets a room at the moment it is hidden', async () => {
    const [first] = await entries('chintai_room')
    if (!first) throw new Error('no room')
    await api()
      .db.update(chintaiRooms)
      .set({ boshuStatus: 'hidden' })
      .where(eq(chintaiRooms.bukkenNo, first.id))
    expect((await entries('chintai_room')).map(({ id }) => id)).not.toContain(first.id)
  })

  test('refuses what it does not know', async () => {
    for (const query of ['', 'kind=castle', 'kind=content&cursor=abc', 'kind=content&limit=0']) {
      expect((await api().call(`sitemap-entries?${query}`)).status).toBe(400)
    }
  })
})
