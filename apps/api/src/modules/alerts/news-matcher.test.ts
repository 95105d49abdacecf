import { expect, test } from '@jest/globals'
import { baibaiRoomsQuery } from '@sumai/api-client/contract/baibai-query'
import { chintaiRoomsQuery } from '@sumai/api-client/contract/chintai-query'
import { searchAt } from '@sumai/domain/search-url/search-at'
import { toQuery } from '@sumai/domain/search-url/to-query'
import { phrases } from '../../testing/phrases.ts'
import { useApi } from '../../testing/test-api.ts'
import { baibaiRoomsRepository } from '../baibai-rooms/baibai-rooms.repository.ts'
import { baibaiResource } from '../baibai-rooms/baibai-search.ts'
import { chintaiRoomsRepository } from '../chintai-rooms/chintai-rooms.repository.ts'
import { chintaiResource } from '../chintai-rooms/chintai-search.ts'
import { finderOf, matcher } from './news-matcher.ts'

const api = useApi()

const ALL = { page: 1, limit: 100_000 }

const addresses = (['chintai', 'baibai', 'invest'] as const).flatMap((scope) =>
  phrases(scope).map(([, path]) => path),
)

test('some listings are found by the same searches as on the site', async () => {
  const { db, chintai, baibai } = api()
  const today = '2026-11-21'
  /** Every third listing. */
  const some = async (search: Pick<typeof chintai | typeof baibai, 'finder'>) =>
    (await search.finder()).table.ids.filter((_, index) => index % 3 === 0)
  const [rentals, sales] = [await some(chintai), await some(baibai)]
  const found = matcher({
    chintai: await finderOf(chintaiResource, chintaiRoomsRepository(db), rentals, today),
    baibai: await finderOf(baibaiResource, baibaiRoomsRepository(db), sales, today),
  })
  let hits = 0
  for (const address of new Set(addresses)) {
    const search = searchAt(address)
    expect([address, search]).not.toEqual([address, null])
    if (!search) continue
    const query = new Map<string, string[]>()
    for (const [key, value] of Object.entries(toQuery(search.scope, search.conditions))) {
      query.set(key, [value].flat().map(String))
    }
    const asked = { ...Object.fromEntries(query), order: 'new' }
    const { ids: numbers } =
      search.site === 'chintai'
        ? (await chintai.finder()).page({ ...chintaiRoomsQuery.parse(asked), ...ALL })
        : (await baibai.finder()).page({ ...baibaiRoomsQuery.parse(asked), ...ALL })
    const among = new Set(search.site === 'chintai' ? rentals : sales)
    const expected = numbers.filter((number) => among.has(number))
    expect([address, (await found(address))?.ids.toSorted()]).toEqual([
      address,
      expected.toSorted(),
    ])
    hits += expected.length
  }
  expect(hits).toBeGreaterThan(1000)
})
