import type { Sql } from './sql.ts'

/** What is asked of every server, in the words of none of them. */
export type Question =
  | { kind: 'rooms'; where: Where; order: 'new' | 'rent'; page: number }
  | { kind: 'room'; id: string }
  /** How many rooms each option has, of all rooms but one: no two questions are the same. */
  | { kind: 'facets'; except: string }

export type Where = {
  cityCodes?: string[]
  madori?: number[]
  /** Yen. */
  rentMax?: number
  /** m². */
  areaMin?: number
  keyword?: string
  /** West, south, east, north. */
  bounds?: [number, number, number, number]
}

export const ROWS_A_PAGE = 20

/** On offer to visitors. `$1` is today. */
export const VISIBLE = `r.boshu_status in ('public', 'applied') and r.jikai_koshin_date >= $1`

/** Eight typical questions; the n-th one of each differs from the others. */
export async function typicalQuestions(sql: Sql, today: string) {
  const of = <T>(select: string) =>
    sql<{ value: T }>(
      `select distinct ${select} as value from chintai_rooms r join tatemono t using (tm_no)
       where ${VISIBLE} order by 1 limit 3000`,
      [today],
    ).then((rows) => ring(rows.map(({ value }) => value)))
  const city = await of<string>('t.city_code')
  const town = await of<string>('t.town')
  const id = await of<string>('r.bukken_no')
  const lat = await of<number>('t.lat')
  const lng = await of<number>('t.lng')
  const rooms = (where: Where, order: 'new' | 'rent' = 'new', page = 1): Question => ({
    kind: 'rooms',
    where,
    order,
    page,
  })
  const span = 0.05
  const questions: Record<string, (n: number) => Question> = {
    'newest rooms': (n) => rooms({}, 'new', 1 + (n % 10)),
    'far down the list': (n) => rooms({}, 'rent', 90 + (n % 60)),
    'one city': (n) => rooms({ cityCodes: [city(n)] }, n < 40 ? 'rent' : 'new', 1 + (n % 2)),
    'many conditions': (n) =>
      rooms(
        {
          cityCodes: [city(n), city(n + 7), city(n + 13)],
          madori: [130, 150, 250],
          rentMax: 50_000 + 500 * n,
          areaMin: 25,
        },
        'rent',
      ),
    'a word': (n) => rooms({ keyword: town(n) }),
    'a map': (n) => {
      const [south, west] = [lat(n) - span / 2, lng(n) - span / 2]
      return rooms({ bounds: [west, south, west + span, south + span] })
    },
    'one room': (n) => ({ kind: 'room', id: id(n) }),
    'counts of all options': (n) => ({ kind: 'facets', except: id(n) }),
  }
  return questions
}

/** The n-th of some values, from the first again when they are used up. */
const ring =
  <T>(values: readonly T[]) =>
  (n: number): T => {
    const value = values[n % values.length]
    if (value === undefined) throw new Error('There is nothing to ask for')
    return value
  }

/** Somebody who can be asked. */
export type Peer = {
  name: string
  /** Nothing when it has no answer to a question of that kind. */
  ask: (question: Question) => Promise<unknown> | undefined
  stop: () => Promise<void>
}
