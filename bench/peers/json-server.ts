import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { finished } from 'node:stream/promises'
import { type Peer, type Question, ROWS_A_PAGE, type Where } from '../api-questions.ts'
import { get } from '../latency.ts'
import { installed, served } from './npm-program.ts'

const VERSION = '0.17.4'

type Options = {
  port: number
  /** Pages of answers of the API: its stock. */
  rooms: AsyncIterable<object[]>
}

/** json-server on a file with the answers of the API: all of it is in memory. */
export async function installJsonServer() {
  const { dir, bin } = await installed('json-server', VERSION)

  async function start({ port, rooms }: Options): Promise<Peer> {
    const file = path.join(dir, 'db.json')
    await write(file, rooms)
    const origin = `http://127.0.0.1:${port}`
    const args = ['--quiet', '--host', '127.0.0.1', '--port', String(port), '--id', 'bukken_no']
    const stop = await served(bin, [...args, file], {
      cwd: dir,
      url: `${origin}/rooms/0`,
    })
    return {
      name: 'json-server',
      ask(question) {
        if (question.kind === 'facets') return undefined
        if (question.kind === 'room') return get(`${origin}/rooms/${question.id}`)
        return get(`${origin}/rooms?${queryOf(question)}`)
      },
      async stop() {
        await stop()
        await rm(file)
      },
    }
  }

  return { start }
}

function queryOf({ where, order, page }: Extract<Question, { kind: 'rooms' }>): URLSearchParams {
  const sort = order === 'new' ? ['koukai_date,bukken_no', 'desc,asc'] : ['hy_yachin,bukken_no']
  return new URLSearchParams([
    ...filtersOf(where),
    ['_sort', sort[0] ?? ''],
    ['_order', sort[1] ?? 'asc,asc'],
    ['_page', String(page)],
    ['_limit', String(ROWS_A_PAGE)],
  ])
}

function filtersOf({ cityCodes = [], madori = [], rentMax, areaMin, keyword, bounds }: Where) {
  const [west, south, east, north] = bounds ?? []
  const filters: [string, unknown][] = [
    ...cityCodes.map((code): [string, unknown] => ['city_code', code]),
    ...madori.map((code): [string, unknown] => ['madori', code]),
    ['hy_yachin_lte', rentMax],
    ['senyu_men_gte', areaMin],
    ['q', keyword],
    ['lat_gte', south],
    ['lat_lte', north],
    ['lng_gte', west],
    ['lng_lte', east],
  ]
  return filters
    .filter(([, value]) => value !== undefined)
    .map(([key, value]): [string, string] => [key, String(value)])
}

async function write(file: string, pages: AsyncIterable<object[]>): Promise<void> {
  const out = createWriteStream(file)
  let separator = '{"rooms":['
  for await (const page of pages) {
    for (const room of page) {
      out.write(`${separator}${JSON.stringify(room)}`)
      separator = ',\n'
    }
  }
  out.end(']}')
  await finished(out)
}
