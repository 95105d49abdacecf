import { COMMUTE_MINUTES, writeCommute } from '@sumai/domain/search-url/commute'
import { get } from './latency.ts'

const PLACES = ['tenjin-eki', 'hakata-eki', 'nishitetsu-kurume-eki', 'saga-eki', '130.3905,33.2503']

/** The n-th commute: of as many places, minutes and ways as there are, so that few are the same. */
const commuteAt = (n: number) =>
  writeCommute({
    place: PLACES[n % PLACES.length] ?? '',
    minutes: COMMUTE_MINUTES[n % COMMUTE_MINUTES.length] ?? 30,
    by: n % 2 === 0 ? 'train' : 'car',
  })

/** Rentals within minutes of one place or two: listed, counted by every condition, sorted. */
export function commuteQuestions(origin: string): [string, (n: number) => Promise<string>][] {
  const ask = (n: number, more: Record<string, string> = {}) => {
    const query = new URLSearchParams({ page: String(1 + (n % 7)), limit: '20', ...more })
    query.append('commute', commuteAt(n))
    if (n % 3 === 0) query.append('commute', commuteAt(n + 1))
    return get(`${origin}/api/v1/chintai/rooms?${query}`)
  }
  return [
    ['commute: rooms', (n) => ask(n)],
    ['commute: facets', (n) => ask(n, { with_facets: 'true' })],
    ['commute: the nearest first', (n) => ask(n, { order: 'commute_asc' })],
  ]
}
