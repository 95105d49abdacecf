import { foldKeyword } from '@sumai/domain/search-text'
import { type Peer, type Question, ROWS_A_PAGE, VISIBLE, type Where } from '../api-questions.ts'
import type { Sql } from '../sql.ts'

const FROM = 'from chintai_rooms r join tatemono t using (tm_no)'
/** Options that are columns, and those that are lists of values. */
const CODES = ['r.tenpo_no', 'r.shubetu', 'r.madori', 't.city_code', 't.kozo', 't.bukken_type']
const LISTS = ['r.setsubijoken', 'r.kodawari_kozo']
const FLAGS = ['r.is_free_internet', 'r.is_free_parking1', 'r.is_free_parking2', 'r.shikikin = 0']

/** The statements that somebody would write by hand for the same answers, without any server. */
export function rawSql(sql: Sql, columns: readonly string[], today: string): Peer {
  async function rooms({ where, order, page }: Extract<Question, { kind: 'rooms' }>) {
    const params: unknown[] = [today]
    const conditions = [VISIBLE, ...conditionsOf(where, (value) => `$${params.push(value)}`)]
    const found = `${FROM} where ${conditions.join(' and ')}`
    const by = order === 'new' ? 'r.koukai_date desc, r.bukken_no' : 'r.hy_yachin, r.bukken_no'
    const offset = (page - 1) * ROWS_A_PAGE
    await sql(
      `select ${columns} ${found} order by ${by} limit ${ROWS_A_PAGE} offset ${offset}`,
      params,
    )
    await sql(`select count(*) ${found}`, params)
  }

  const room = (id: string) => sql(`select ${columns} ${FROM} where r.bukken_no = $1`, [id])

  /** Without schools and stations, which lie in documents: less work than the API has. */
  function facets(except: string) {
    const base = `with found as materialized (
      select r.*, t.city_code, t.kozo, t.bukken_type ${FROM}
      where ${VISIBLE} and r.bukken_no <> $2)`
    const bare = (column: string) => column.replace(/^[rt]\./, '')
    const counts = [
      ...[...CODES, ...FLAGS].map(
        (column) => `select (${bare(column)})::text, count(*) from found`,
      ),
      ...LISTS.map((column) => `select unnest(${bare(column)})::text, count(*) from found`),
    ].map((select) => `(${select} group by 1)`)
    return sql(`${base} ${counts.join(' union all ')}`, [today, except])
  }

  return {
    name: 'raw SQL',
    ask(question) {
      if (question.kind === 'rooms') return rooms(question)
      return question.kind === 'room' ? room(question.id) : facets(question.except)
    },
    stop: async () => {},
  }
}

function conditionsOf(where: Where, param: (value: unknown) => string): string[] {
  const { cityCodes, madori, rentMax, areaMin, keyword, bounds } = where
  const word = keyword && foldKeyword(keyword)
  const [west, south, east, north] = bounds ?? []
  return [
    cityCodes && `t.city_code = any(${param(cityCodes)})`,
    madori && `r.madori = any(${param(madori)})`,
    rentMax && `r.hy_yachin <= ${param(rentMax)}`,
    areaMin && `r.senyu_men >= ${param(areaMin)}`,
    word && `r.search_text like ${param(`%${word}%`)}`,
    bounds && `t.lat between ${param(south)} and ${param(north)}`,
    bounds && `t.lng between ${param(west)} and ${param(east)}`,
  ].filter((condition) => typeof condition === 'string')
}
