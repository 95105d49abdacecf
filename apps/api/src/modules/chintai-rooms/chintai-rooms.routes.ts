import { chintaiRoomsQuery } from '@sumai/api-client/contract/chintai-query'
import {
  chintaiRoomAnswer,
  chintaiRoomLightList,
  chintaiRoomList,
} from '@sumai/api-client/contract/chintai-room'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { answerAs, serializerOf } from '../../http/serializer-of.ts'
import type { ApiPlugin } from '../../http/zod-plugin.ts'
import { roomNotFound } from '../listings/listings.errors.ts'
import { findBuildings, findPage } from '../listings/listings.page.ts'
import { toChintaiRoom, toChintaiRoomLight } from './chintai-rooms.answer.ts'
import { chintaiRoomsRepository } from './chintai-rooms.repository.ts'

const serializeFull = serializerOf(chintaiRoomList)
const serializeLight = serializerOf(chintaiRoomLightList)

/** Rooms for rent. */
export function chintaiRoomsRoutes({ db, chintai, today }: Deps): ApiPlugin {
  const repository = chintaiRoomsRepository(db)

  return async (app) => {
    app.get(
      '/chintai/rooms',
      {
        schema: {
          tags: ['chintai'],
          summary: '賃貸部屋の検索',
          querystring: chintaiRoomsQuery,
          response: { 200: z.union([chintaiRoomList, chintaiRoomLightList]) },
        },
      },
      async ({ query }, reply) => {
        const find = query.is_by_tatemono ? findBuildings : findPage
        const { ids, ...rest } = await find(chintai, query)
        const light = query.fields === 'light'
        const rows = await repository.byIds(ids, light ? 'light' : 'full')
        const toAnswer = light ? toChintaiRoomLight : toChintaiRoom
        answerAs(reply, light ? serializeLight : serializeFull)
        return { rooms: rows.map((row) => toAnswer(row, today())), ...rest }
      },
    )

    app.get(
      '/chintai/rooms/:bukken_no',
      {
        schema: {
          tags: ['chintai'],
          summary: '賃貸部屋',
          params: z.object({ bukken_no: z.string() }),
          response: { 200: chintaiRoomAnswer },
        },
      },
      async ({ params: { bukken_no } }) => {
        const finder = await chintai.finder()
        const [row] = finder.shows(bukken_no) ? await repository.byIds([bukken_no], 'full') : []
        if (!row) throw roomNotFound()
        return { room: toChintaiRoom(row, today()) }
      },
    )
  }
}
