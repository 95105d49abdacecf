import { randomBytes } from 'node:crypto'
import { type Peer, type Question, ROWS_A_PAGE, type Where } from '../api-questions.ts'
import { get } from '../latency.ts'
import { finished, installed, served } from './npm-program.ts'

const VERSION = '12.4.0'
/** Columns of the room that it can group by; it does not group by columns of the building. */
const GROUPS = ['tenpo_no', 'shubetu', 'madori', 'is_free_internet', 'is_free_parking1']

type Options = {
  databaseUrl: string
  port: number
  /** `r.` columns of the room and `t.` columns of its building. */
  columns: readonly string[]
  today: string
}

/** Directus on the very tables of the API, asked for the same columns. */
export async function installDirectus() {
  const { dir, bin } = await installed('directus', VERSION)

  async function start({ databaseUrl, port, columns, today }: Options): Promise<Peer> {
    const token = randomBytes(16).toString('hex')
    const origin = `http://127.0.0.1:${port}`
    const env = {
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: origin,
      SECRET: randomBytes(16).toString('hex'),
      DB_CLIENT: 'pg',
      DB_CONNECTION_STRING: databaseUrl,
      ADMIN_EMAIL: 'admin@example.com',
      ADMIN_PASSWORD: token,
      ADMIN_TOKEN: token,
      TELEMETRY: 'false',
      LOG_LEVEL: 'fatal',
      NODE_ENV: 'production',
    }
    await finished(bin, ['bootstrap'], { cwd: dir, env })
    const url = `${origin}/server/ping`
    const stop = await served(bin, ['start'], { cwd: dir, env, url })
    const headers = { authorization: `Bearer ${token}` }
    const items = `${origin}/items/chintai_rooms`
    const fields = columns
      .map((column) => column.replace(/^r\./, '').replace(/^t\./, 'tm_no.'))
      .join()
    const list = (query: Record<string, string>) =>
      get(`${items}?${new URLSearchParams(query)}`, headers)

    function rooms({ where, order, page }: Extract<Question, { kind: 'rooms' }>) {
      const filter = JSON.stringify({ _and: [...visible(today), ...filtersOf(where)] })
      const sort = order === 'new' ? '-koukai_date,bukken_no' : 'hy_yachin,bukken_no'
      const paging = { page: String(page), limit: String(ROWS_A_PAGE), meta: 'filter_count' }
      return list({ fields, filter, sort, ...paging })
    }

    async function facets(except: string) {
      const filter = JSON.stringify({ _and: [...visible(today), { bukken_no: { _neq: except } }] })
      for (const group of GROUPS) {
        await list({ filter, 'aggregate[count]': '*', 'groupBy[]': group, limit: '-1' })
      }
    }

    return {
      name: 'Directus',
      ask(question) {
        if (question.kind === 'rooms') return rooms(question)
        if (question.kind === 'facets') return facets(question.except)
        return get(`${items}/${question.id}?${new URLSearchParams({ fields })}`, headers)
      },
      stop,
    }
  }

  return { start }
}

const visible = (today: string) => [
  { boshu_status: { _in: ['public', 'applied'] } },
  { jikai_koshin_date: { _gte: today } },
]

function filtersOf({ cityCodes, madori, rentMax, areaMin, keyword, bounds }: Where): object[] {
  const [west, south, east, north] = bounds ?? []
  return [
    cityCodes && { tm_no: { city_code: { _in: cityCodes } } },
    madori && { madori: { _in: madori } },
    rentMax && { hy_yachin: { _lte: rentMax } },
    areaMin && { senyu_men: { _gte: areaMin } },
    keyword && { search_text: { _contains: keyword } },
    bounds && { tm_no: { lat: { _between: [south, north] } } },
    bounds && { tm_no: { lng: { _between: [west, east] } } },
  ].filter((filter) => typeof filter === 'object')
}
