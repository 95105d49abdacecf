import { colleagueAnswer, staffBody, staffChange } from '@sumai/api-client/contract/site-body'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { invalidFields } from '../../http/problem.ts'
import { forbidden, staffOf } from '../../http/staff.ts'
import { checkVersion, tagVersion } from '../../http/version.ts'
import type { ApiPlugin } from '../../http/zod-plugin.ts'
import { type Staff, worksAt } from '../../staff/staff.ts'
import { changedFields, columnsFrom } from '../../wire/writing.ts'
import { shopsRepository } from '../shops/shops.repository.ts'
import { type Colleague, toStaff } from './staffs.answer.ts'
import { staffNotFound } from './staffs.errors.ts'
import { staffsRepository } from './staffs.repository.ts'
import { type NewStaff, staffs } from './staffs.table.ts'

const EMPTY = { shikaku: [], tokuiArea: [], tokui: [], languages: [], isPublic: true }
/** What only the head office may change, and what nobody may. */
const OF_THE_OFFICE = ['syain_no', 'tenpo_no', 'user_type', 'email']
const FIXED = ['syain_no']

/** What is done with the profiles of the staff. */
export function staffsStaffRoutes({ db }: Deps): ApiPlugin {
  const repository = staffsRepository(db)
  const shops = shopsRepository(db)
  const params = z.object({ syain_no: z.string() })

  async function answer(syainNo: string, viewer: Staff) {
    const row = await repository.byId(syainNo, viewer, true)
    if (!row) throw staffNotFound()
    return toStaff(row, await repository.cityNames()) as Colleague
  }

  async function checkReferences({ tenpo_no, tokui_area = [] }: z.output<typeof staffChange>) {
    const names = await repository.cityNames()
    if (tokui_area.some((code) => !names.has(code))) {
      throw invalidFields({ tokui_area: ['市区町村が見つかりません。'] })
    }
    if (tenpo_no !== undefined && !(await shops.byId(tenpo_no))) {
      throw invalidFields({ tenpo_no: ['店舗が見つかりません。'] })
    }
  }

  return async (app) => {
    app.post(
      '/staffs',
      {
        config: { access: 'admin' },
        schema: {
          tags: ['site'],
          summary: 'スタッフの登録',
          body: staffBody,
          response: { 201: colleagueAnswer },
        },
      },
      async (request, reply) => {
        const { body } = request
        await checkReferences(body)
        await repository.create({ ...EMPTY, ...columnsFrom(staffs, body) } as NewStaff)
        const staff = await answer(body.syain_no, staffOf(request))
        tagVersion(reply, staff).status(201).header('location', `/api/v1/staffs/${body.syain_no}`)
        return { staff }
      },
    )

    app.put(
      '/staffs/:syain_no',
      {
        config: { access: 'staff' },
        schema: {
          tags: ['site'],
          summary: 'スタッフの変更',
          params,
          body: staffChange,
          response: { 200: colleagueAnswer },
        },
      },
      async (request, reply) => {
        const viewer = staffOf(request)
        const { body } = request
        await checkReferences(body)
        const isKnown = await repository.change(request.params.syain_no, (current) => {
          if (!worksAt(viewer, current.tenpoNo)) throw forbidden()
          const fixed = viewer.user_type === 'admin' ? FIXED : OF_THE_OFFICE
          const refused = changedFields(staffs, current, body, fixed)
          if (refused.length > 0) throw forbidden(refused)
          checkVersion(request, current)
          return columnsFrom(staffs, body)
        })
        if (!isKnown) throw staffNotFound()
        const staff = await answer(request.params.syain_no, viewer)
        tagVersion(reply, staff)
        return { staff }
      },
    )

    app.delete(
      '/staffs/:syain_no',
      {
        config: { access: 'admin' },
        schema: { tags: ['site'], summary: 'スタッフの削除', params, response: { 204: z.null() } },
      },
      async ({ params: { syain_no } }, reply) => {
        if (!(await repository.remove(syain_no))) throw staffNotFound()
        return reply.status(204).send(null)
      },
    )
  }
}
