import { tatemonoQuery } from '@sumai/api-client/contract/chintai-query'
import { tatemonoAnswer, tatemonoList } from '@sumai/api-client/contract/tatemono'
import {
  staffTatemonoAnswer,
  tatemonoBody,
  tatemonoChange,
} from '@sumai/api-client/contract/tatemono-body'
import { z } from 'zod'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { notFound } from '../../http/problem.ts'
import { answerAs, serializerOf } from '../../http/serializer-of.ts'
import { staffOf } from '../../http/staff.ts'
import { checkVersion, tagVersion } from '../../http/version.ts'
import { pagination } from '../../wire/pagination.ts'
import { toChintaiRoomLight } from '../chintai-rooms/chintai-room-answer.ts'
import { chintaiRoomsRepository } from '../chintai-rooms/chintai-rooms.repository.ts'
import { vacanciesOf } from '../listings/find-listings.ts'
import { tatemonoRepository } from './tatemono.repository.ts'
import { toStaffTatemono, toTatemono, toTatemonoLight } from './tatemono-answer.ts'
import { mayChange, tatemonoChanges } from './tatemono-changes.ts'

const serializePublic = serializerOf(tatemonoAnswer)
const serializeStaff = serializerOf(staffTatemonoAnswer)
const params = z.object({ tm_no: z.string() })

/** Rooms shown with their building: the cheapest first. */
const ROOMS_SHOWN = { page: 1, limit: 100, order: 'yachin_asc' }

/** Rental buildings. */
export function tatemonoRoutes(deps: Deps): ApiPlugin {
  const { db, chintai, today } = deps
  const changes = tatemonoChanges(deps)
  const repository = tatemonoRepository(db)
  const rooms = chintaiRoomsRepository(db)

  async function roomsOf(tmNo: string) {
    const finder = await chintai.finder()
    const { ids, total } = finder.page({ ...ROOMS_SHOWN, tm_no: [tmNo] })
    const rows = await rooms.byIds(ids, 'light')
    return {
      rooms: rows.map((row) => toChintaiRoomLight(row, today())),
      emptyCount: total,
      pastMadori: await repository.pastMadori(tmNo),
    }
  }

  async function asStaff(tmNo: string) {
    const row = await repository.byId(tmNo, true)
    if (!row) throw notFound('tatemono.not_found')
    return toStaffTatemono(row, await roomsOf(tmNo), today())
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
          params,
          response: { 200: z.union([staffTatemonoAnswer, tatemonoAnswer]) },
        },
      },
      async ({ params: { tm_no }, staff }, reply) => {
        if (staff && (await mayChange(db, staff, tm_no))) {
          const building = await asStaff(tm_no)
          tagVersion(reply, building)
          answerAs(reply, serializeStaff)
          return { tatemono: building }
        }
        const row = await repository.byId(tm_no)
        if (!row) throw notFound('tatemono.not_found')
        answerAs(reply, serializePublic)
        return { tatemono: toTatemono(row, await roomsOf(tm_no), today()) }
      },
    )

    app.post(
      '/chintai/tatemono',
      {
        config: { access: 'staff' },
        schema: {
          tags: ['chintai'],
          summary: '賃貸建物の登録',
          'x-extension': true,
          body: tatemonoBody,
          response: { 201: staffTatemonoAnswer },
        },
      },
      async (request, reply) => {
        const tmNo = await changes.create(staffOf(request), request.body)
        const building = await asStaff(tmNo)
        tagVersion(reply, building)
        reply.status(201).header('location', `/api/v1/chintai/tatemono/${tmNo}`)
        return { tatemono: building }
      },
    )

    app.put(
      '/chintai/tatemono/:tm_no',
      {
        config: { access: 'staff' },
        schema: {
          tags: ['chintai'],
          summary: '賃貸建物の変更',
          'x-extension': true,
          params,
          body: tatemonoChange,
          response: { 200: staffTatemonoAnswer },
        },
      },
      async (request, reply) => {
        const { tm_no } = request.params
        await changes.change(staffOf(request), tm_no, request.body, (row) =>
          checkVersion(request, row),
        )
        const building = await asStaff(tm_no)
        tagVersion(reply, building)
        return { tatemono: building }
      },
    )
  }
}
