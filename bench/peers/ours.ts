import { type Peer, type Question, ROWS_A_PAGE } from '../api-questions.ts'
import { get } from '../latency.ts'

/** The API as it runs at `origin`, asked as the search page asks it. */
export const ours = (origin: string): Peer => ({
  name: 'ours',
  ask: (question) => get(`${origin}/api/v1/chintai/${pathOf(question)}`),
  stop: async () => {},
})

function pathOf(question: Question): string {
  if (question.kind === 'room') return `rooms/${question.id}`
  if (question.kind === 'facets') {
    return `rooms?fields=light&limit=1&with_facets=all&exclude_bukken_no=${question.except}`
  }
  const { where, order, page } = question
  const asked: Record<string, unknown> = {
    fields: 'light',
    order: order === 'new' ? 'new' : 'yachin_asc',
    limit: ROWS_A_PAGE,
    page,
    'city_code[]': where.cityCodes,
    'madori[]': where.madori,
    hy_yachin_max: where.rentMax,
    senyu_men_min: where.areaMin,
    keyword: where.keyword,
    bounds: where.bounds?.join(),
  }
  const pairs = Object.entries(asked).flatMap(([key, value]) =>
    [value ?? []].flat().map((each) => [key, String(each)]),
  )
  return `rooms?${new URLSearchParams(pairs)}`
}
