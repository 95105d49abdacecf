import { chintaiRoomChange, staffChintaiRoomAnswer } from '@sumai/api-client/contract/chintai-body'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { staffOf } from '../../http/staff.ts'
import { checkVersion, tagVersion } from '../../http/version.ts'
import type { ApiPlugin } from '../../http/zod-plugin.ts'
import { toStaffChintaiRoom } from './chintai-rooms.answer.ts'
import { chintaiRoomsChanges } from './chintai-rooms.changes.ts'
import { chintaiRoomsRepository } from './chintai-rooms.repository.ts'

/** What the staff do with rooms for rent. */
export function chintaiRoomsStaffRoutes(deps: Deps): ApiPlugin {
  const repository = chintaiRoomsRepository(deps.db)
  const changes = chintaiRoomsChanges(deps)

  return async (app) => {
    app.put(
      '/chintai/rooms/:bukken_no',
      {
        config: { access: 'staff' },
        schema: {
          tags: ['chintai'],
          summary: '賃貸部屋の変更',
          params: z.object({ bukken_no: z.string() }),
          body: chintaiRoomChange,
          response: { 200: staffChintaiRoomAnswer },
        },
      },
      async (request, reply) => {
        const { bukken_no } = request.params
        await changes.change(staffOf(request), bukken_no, request.body, (row) =>
          checkVersion(request, row),
        )
        const [row = {}] = await repository.byIds([bukken_no], 'staff')
        tagVersion(reply, row)
        return { room: toStaffChintaiRoom(row, deps.today()) }
      },
    )
  }
}
