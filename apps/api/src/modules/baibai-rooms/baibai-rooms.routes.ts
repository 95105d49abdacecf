import { baibaiRoomsQuery } from '@sumai/api-client/contract/baibai-query'
import {
  baibaiRoomAnswer,
  baibaiRoomLightList,
  baibaiRoomList,
} from '@sumai/api-client/contract/baibai-room'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { answerAs, serializerOf } from '../../http/serializer-of.ts'
import type { ApiPlugin } from '../../http/zod-plugin.ts'
import { roomNotFound } from '../listings/listings.errors.ts'
import { findPage } from '../listings/listings.page.ts'
import { toBaibaiRoom, toBaibaiRoomLight } from './baibai-rooms.answer.ts'
import { baibaiRoomsRepository } from './baibai-rooms.repository.ts'

const serializeFull = serializerOf(baibaiRoomList)
const serializeLight = serializerOf(baibaiRoomLightList)

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
      async ({ query }, reply) => {
        const { ids, ...rest } = await findPage(baibai, query)
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
          response: { 200: baibaiRoomAnswer },
        },
      },
      async ({ params: { bukken_no } }) => {
        const finder = await baibai.finder()
        const [row] = finder.shows(bukken_no) ? await repository.byIds([bukken_no], 'full') : []
        if (!row) throw roomNotFound()
        return { room: toBaibaiRoom(row, today()) }
      },
    )
  }
}
