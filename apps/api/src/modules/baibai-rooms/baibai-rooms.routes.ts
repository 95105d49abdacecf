import { staffBaibaiRoomAnswer } from '@sumai/api-client/contract/baibai-body'
import { baibaiRoomsQuery } from '@sumai/api-client/contract/baibai-query'
import {
  baibaiRoomAnswer,
  baibaiRoomLightList,
  baibaiRoomList,
} from '@sumai/api-client/contract/baibai-room'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { answerAs, serializerOf } from '../../http/serializer-of.ts'
import { tagVersion } from '../../http/version.ts'
import type { ApiPlugin } from '../../http/zod-plugin.ts'
import { worksAt } from '../../staff/staff.ts'
import { roomNotFound } from '../listings/listings.errors.ts'
import { findPage } from '../listings/listings.page.ts'
import { toBaibaiRoom, toBaibaiRoomLight, toStaffBaibaiRoom } from './baibai-rooms.answer.ts'
import { baibaiRoomsRepository } from './baibai-rooms.repository.ts'

const serializeFull = serializerOf(baibaiRoomList)
const serializeLight = serializerOf(baibaiRoomLightList)
const serializePublic = serializerOf(baibaiRoomAnswer)
const serializeStaff = serializerOf(staffBaibaiRoomAnswer)

/** Properties for sale. */
export function baibaiRoomsRoutes({ db, baibai, today }: Deps): ApiPlugin {
  const repository = baibaiRoomsRepository(db)

  return async (app) => {
    app.get(
      '/baibai/rooms',
      {
        schema: {
          tags: ['baibai'],
          summary: '売買物件の検索',
          querystring: baibaiRoomsQuery,
          response: { 200: z.union([baibaiRoomList, baibaiRoomLightList]) },
        },
      },
      async ({ query, staff }, reply) => {
        const { ids, ...rest } = await findPage(baibai, query, staff)
        const light = query.fields === 'light'
        const rows = await repository.byIds(ids, light ? 'light' : 'full')
        const toAnswer = light ? toBaibaiRoomLight : toBaibaiRoom
        answerAs(reply, light ? serializeLight : serializeFull)
        return { rooms: rows.map((row) => toAnswer(row, today())), ...rest }
      },
    )

    app.get(
      '/baibai/rooms/:bukken_no',
      {
        schema: {
          tags: ['baibai'],
          summary: '売買物件',
          params: z.object({ bukken_no: z.string() }),
          response: { 200: z.union([staffBaibaiRoomAnswer, baibaiRoomAnswer]) },
        },
      },
      async ({ params: { bukken_no }, staff }, reply) => {
        const finder = await baibai.finder()
        const isShown = finder.shows(bukken_no)
        const detail = staff ? 'staff' : 'full'
        const [row] = staff || isShown ? await repository.byIds([bukken_no], detail) : []
        const isOwn = worksAt(staff, row?.tenpo_no)
        if (!row || !(isOwn || isShown)) throw roomNotFound()
        if (isOwn) tagVersion(reply, row)
        answerAs(reply, isOwn ? serializeStaff : serializePublic)
        return { room: isOwn ? toStaffBaibaiRoom(row, today()) : toBaibaiRoom(row, today()) }
      },
    )
  }
}
