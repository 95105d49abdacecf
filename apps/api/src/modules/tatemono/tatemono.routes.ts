import { tatemonoQuery } from '@sumai/api-client/contract/chintai-query'
import { tatemonoAnswer, tatemonoList } from '@sumai/api-client/contract/tatemono'
import { z } from 'zod'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { notFound } from '../../http/problem.ts'
import { pagination } from '../../wire/pagination.ts'
import { toChintaiRoomLight } from '../chintai-rooms/chintai-room-answer.ts'
import { chintaiRoomsRepository } from '../chintai-rooms/chintai-rooms.repository.ts'
import { vacanciesOf } from '../listings/find-listings.ts'
import { tatemonoRepository } from './tatemono.repository.ts'
import { toTatemono, toTatemonoLight } from './tatemono-answer.ts'

/** Rooms shown with their building: the cheapest first. */
const ROOMS_SHOWN = { page: 1, limit: 100, order: 'yachin_asc' }

/** Rental buildings. */
export function tatemonoRoutes({ db, chintai, today }: Deps): ApiPlugin {
  const repository = tatemonoRepository(db)
  const rooms = chintaiRoomsRepository(db)

  async function roomsOf(tmNo: string) {
    const finder = await chintai.finder()
    const { ids, total } = await finder.page({ ...ROOMS_SHOWN, tm_no: [tmNo] })
    const rows = await rooms.byIds(ids, 'light')
    return {
      rooms: rows.map((row) => toChintaiRoomLight(row, today())),
      emptyCount: total,
      pastMadori: await repository.pastMadori(tmNo),
    }
  }

  return async (app) => {
    app.get(
      '/chintai/tatemono',
      {
        schema: {
          tags: ['chintai'],
          summary: '賃貸建物の一覧',
          querystring: tatemonoQuery,
          response: { 200: tatemonoList },
        },
      },
      async ({ query }) => {
        const isCounted = query.with_facets?.includes('city_code')
        const [{ rows, total }, city_code, vacancies] = await Promise.all([
          repository.page(query),
          isCounted ? repository.countsByCity() : undefined,
          vacanciesOf(chintai),
        ])
        return {
          tatemono: rows.map((row) => toTatemonoLight(row, vacancies(String(row.tm_no)), today())),
          pagination: pagination(query.page, query.limit, total),
          ...(city_code && { facets: { city_code } }),
        }
      },
    )

    app.get(
      '/chintai/tatemono/:tm_no',
      {
        schema: {
          tags: ['chintai'],
          summary: '賃貸建物',
          params: z.object({ tm_no: z.string() }),
          response: { 200: tatemonoAnswer },
        },
      },
      async ({ params: { tm_no } }) => {
        const row = await repository.byId(tm_no)
        if (!row) throw notFound('tatemono.not_found')
        return { tatemono: toTatemono(row, await roomsOf(tm_no), today()) }
      },
    )
  }
}
