import {
  baibaiRoomBody,
  baibaiRoomChange,
  staffBaibaiRoomAnswer,
} from '@sumai/api-client/contract/baibai-body'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { staffOf } from '../../http/staff.ts'
import { checkVersion, tagVersion } from '../../http/version.ts'
import type { ApiPlugin } from '../../http/zod-plugin.ts'
import { toStaffBaibaiRoom } from './baibai-rooms.answer.ts'
import { baibaiRoomsChanges } from './baibai-rooms.changes.ts'
import { baibaiRoomsRepository } from './baibai-rooms.repository.ts'

/** What the staff do with properties for sale. */
export function baibaiRoomsStaffRoutes(deps: Deps): ApiPlugin {
  const repository = baibaiRoomsRepository(deps.db)
  const changes = baibaiRoomsChanges(deps)
  const params = z.object({ bukken_no: z.string() })

  async function answer(bukkenNo: string) {
    const [row = {}] = await repository.byIds([bukkenNo], 'staff')
    return toStaffBaibaiRoom(row, deps.today())
  }

  return async (app) => {
    app.post(
      '/baibai/rooms',
      {
        config: { access: 'staff' },
        schema: {
          tags: ['baibai'],
          summary: '売買物件の登録',
          body: baibaiRoomBody,
          response: { 201: staffBaibaiRoomAnswer },
        },
      },
      async (request, reply) => {
        const bukkenNo = await changes.create(staffOf(request), request.body)
        const room = await answer(bukkenNo)
        tagVersion(reply, room).status(201).header('location', `/api/v1/baibai/rooms/${bukkenNo}`)
        return { room }
      },
    )

    app.put(
      '/baibai/rooms/:bukken_no',
      {
        config: { access: 'staff' },
        schema: {
          tags: ['baibai'],
          summary: '売買物件の変更',
          params,
          body: baibaiRoomChange,
          response: { 200: staffBaibaiRoomAnswer },
        },
      },
      async (request, reply) => {
        const { bukken_no } = request.params
        await changes.change(staffOf(request), bukken_no, request.body, (row) =>
          checkVersion(request, row),
        )
        const room = await answer(bukken_no)
        tagVersion(reply, room)
        return { room }
      },
    )

    app.delete(
      '/baibai/rooms/:bukken_no',
      {
        config: { access: 'admin' },
        schema: {
          tags: ['baibai'],
          summary: '売買物件の削除',
          params,
          response: { 204: z.null() },
        },
      },
      async ({ params: { bukken_no } }, reply) => {
        await changes.remove(bukken_no)
        return reply.status(204).send(null)
      },
    )
  }
}
