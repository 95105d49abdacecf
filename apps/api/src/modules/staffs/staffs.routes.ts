import { listOf } from '@sumai/api-client/contract/list'
import {
  colleague,
  colleagueAnswer,
  staffBody,
  staffChange,
} from '@sumai/api-client/contract/site-body'
import { staffsQuery } from '@sumai/api-client/contract/site-query'
import { staff, staffAnswer, staffList } from '@sumai/api-client/contract/staff'
import { z } from 'zod'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { WRITTEN } from '../../http/caching.ts'
import { invalidFields, notFound } from '../../http/problem.ts'
import { answerAs, serializerOf } from '../../http/serializer-of.ts'
import { forbidden, staffOf } from '../../http/staff.ts'
import { checkVersion, tagVersion } from '../../http/version.ts'
import { type Staff, worksAt } from '../../staff/staff.ts'
import { pagination } from '../../wire/pagination.ts'
import { changedFields, columnsFrom } from '../../wire/writing.ts'
import { authorOf } from '../audit-log/author.ts'
import { shopOf } from '../shops/references.ts'
import { staffsRepository } from './staffs.repository.ts'
import { type NewStaff, staffs } from './staffs.table.ts'

type Colleague = z.output<typeof colleague>

/** A shop sees all fields of its own staff, and the public fields of others. */
const colleagueList = listOf('staffs', z.union([colleague, staff]))
const serializeList = serializerOf(staffList)
const serializeColleagues = serializerOf(colleagueList)
const serializePublic = serializerOf(staffAnswer)
const serializeWhole = serializerOf(colleagueAnswer)

const EMPTY = { shikaku: [], tokuiArea: [], tokui: [], languages: [], isPublic: true }
const FIXED = ['syain_no']
const ONLY_HEAD_OFFICE = [...FIXED, 'tenpo_no', 'user_type', 'email']
const params = z.object({ syain_no: z.string() })

export function staffsRoutes({ db, now }: Deps): ApiPlugin {
  const repository = staffsRepository(db)

  const writerOf = (viewer: Staff) => ({ author: authorOf(viewer), now })

  async function byId(syainNo: string, viewer: Staff | undefined): Promise<Colleague> {
    const row = await repository.byId(syainNo, viewer, viewer !== undefined)
    if (!row) throw notFound('staff.not_found')
    return row as Colleague
  }

  async function checkBody({ tenpo_no, tokui_area = [] }: z.output<typeof staffChange>) {
    if (!(await repository.knowsCities(tokui_area))) {
      throw invalidFields({ tokui_area: ['市区町村が見つかりません。'] })
    }
    if (tenpo_no !== undefined) await shopOf(db, { tenpoNo: tenpo_no })
  }

  return async (app) => {
    app.get(
      '/staffs',
      {
        ...WRITTEN,
        schema: {
          tags: ['site'],
          summary: 'スタッフの一覧',
          querystring: staffsQuery,
          response: { 200: z.union([staffList, colleagueList]) },
        },
      },
      async ({ query, staff: viewer }, reply) => {
        const { rows, total } = await repository.page(query, viewer)
        const answers = rows.map((row) =>
          worksAt(viewer, row.tenpo_no) ? (row as Colleague) : staff.parse(row),
        )
        answerAs(reply, viewer ? serializeColleagues : serializeList)
        return { staffs: answers, pagination: pagination(query.page, query.limit, total) }
      },
    )

    app.get(
      '/staffs/:syain_no',
      {
        ...WRITTEN,
        schema: {
          tags: ['site'],
          summary: 'スタッフ',
          params,
          response: { 200: z.union([colleagueAnswer, staffAnswer]) },
        },
      },
      async ({ params: { syain_no }, staff: viewer }, reply) => {
        const found = await byId(syain_no, viewer)
        const whole = worksAt(viewer, found.tenpo_no)
        if (whole) tagVersion(reply, found)
        answerAs(reply, whole ? serializeWhole : serializePublic)
        return { staff: found }
      },
    )

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
        await checkBody(body)
        const values = { ...EMPTY, ...columnsFrom(staffs, body) } as NewStaff
        const viewer = staffOf(request)
        await repository.create(writerOf(viewer), values)
        const staff = await byId(body.syain_no, viewer)
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
        await checkBody(body)
        const isKnown = await repository.change(
          request.params.syain_no,
          writerOf(viewer),
          (current) => {
            if (!worksAt(viewer, current.tenpoNo)) throw forbidden()
            const fixed = viewer.user_type === 'admin' ? FIXED : ONLY_HEAD_OFFICE
            const refused = changedFields(staffs, current, body, fixed)
            if (refused.length > 0) throw forbidden(refused)
            checkVersion(request, current)
            return columnsFrom(staffs, body)
          },
        )
        if (!isKnown) throw notFound('staff.not_found')
        const staff = await byId(request.params.syain_no, viewer)
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
      async (request, reply) => {
        const { syain_no } = request.params
        const isGone = await repository.remove(syain_no, writerOf(staffOf(request)))
        if (!isGone) throw notFound('staff.not_found')
        return reply.status(204).send(null)
      },
    )
  }
}
