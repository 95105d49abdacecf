import { staffChintaiRoomAnswer } from '@sumai/api-client/contract/chintai-body'
import { chintaiRoomsQuery } from '@sumai/api-client/contract/chintai-query'
import {
  chintaiRoomAnswer,
  chintaiRoomLightList,
  chintaiRoomList,
} from '@sumai/api-client/contract/chintai-room'
import { isBukkenNo } from '@sumai/domain/bukken-no'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { answerAs, serializerOf } from '../../http/serializer-of.ts'
import { tagVersion } from '../../http/version.ts'
import type { ApiPlugin } from '../../http/zod-plugin.ts'
import { worksAt } from '../../staff/staff.ts'
import { roomClosed, roomNotFound } from '../listings/listings.errors.ts'
import { findBuildings, findPage } from '../listings/listings.page.ts'
import { toChintaiRoom, toChintaiRoomLight, toStaffChintaiRoom } from './chintai-rooms.answer.ts'
import { chintaiRoomsRepository } from './chintai-rooms.repository.ts'

const serializeFull = serializerOf(chintaiRoomList)
const serializeLight = serializerOf(chintaiRoomLightList)
const serializePublic = serializerOf(chintaiRoomAnswer)
const serializeStaff = serializerOf(staffChintaiRoomAnswer)

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
      async ({ query, staff }, reply) => {
        const find = query.is_by_tatemono ? findBuildings : findPage
        const { ids, ...rest } = await find(chintai, query, staff)
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
          response: { 200: z.union([staffChintaiRoomAnswer, chintaiRoomAnswer]) },
        },
      },
      async ({ params: { bukken_no }, staff }, reply) => {
        const finder = await chintai.finder()
        const isShown = finder.shows(bukken_no)
        const detail = staff ? 'staff' : 'full'
        const [row] = staff || isShown ? await repository.byIds([bukken_no], detail) : []
        const isOwn = worksAt(staff, row?.tenpo_no)
        if (!row || !(isOwn || isShown)) {
          const isClosed = isBukkenNo(bukken_no) && (await repository.isClosed(bukken_no))
          throw isClosed ? roomClosed() : roomNotFound()
        }
        if (isOwn) tagVersion(reply, row)
        answerAs(reply, isOwn ? serializeStaff : serializePublic)
        return { room: isOwn ? toStaffChintaiRoom(row, today()) : toChintaiRoom(row, today()) }
      },
    )
  }
}
