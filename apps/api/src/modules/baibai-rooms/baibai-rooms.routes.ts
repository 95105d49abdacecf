import { baibaiMapQuery, baibaiRoomsQuery } from '@sumai/api-client/contract/baibai-query'
import {
  baibaiRoomAnswer,
  baibaiRoomBody,
  baibaiRoomChange,
  baibaiRoomLightList,
  baibaiRoomList,
  staffBaibaiRoomAnswer,
} from '@sumai/api-client/contract/baibai-room'
import { baibaiMapAnswer } from '@sumai/api-client/contract/map'
import { publishCheck } from '@sumai/api-client/contract/publish-check'
import { z } from 'zod'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { previewOf } from '../../http/previewed.ts'
import { notFound } from '../../http/problem.ts'
import { answerAs, serializerOf } from '../../http/serializer-of.ts'
import { staffOf } from '../../http/staff.ts'
import { checkVersion, tagVersion } from '../../http/version.ts'
import { type Staff, worksAt } from '../../staff/staff.ts'
import { centresFrom } from '../listings/centre-minutes.ts'
import { findListing, findOnMap, findPage } from '../listings/find-listings.ts'
import { keptAnswers } from '../listings/kept-answers.ts'
import { toCluster, toPin } from '../listings/map-answer.ts'
import { sketchOf } from '../plans/sketch.ts'
import { toBaibaiRoom, toBaibaiRoomLight, toStaffBaibaiRoom } from './baibai-room-answer.ts'
import { baibaiRoomChanges } from './baibai-room-changes.ts'
import { baibaiRoomsRepository } from './baibai-rooms.repository.ts'

const serializeFull = serializerOf(baibaiRoomList)
const serializeLight = serializerOf(baibaiRoomLightList)
const serializePublic = serializerOf(baibaiRoomAnswer)
const serializeStaff = serializerOf(staffBaibaiRoomAnswer)
const params = z.object({ bukken_no: z.string() })

/** Properties for sale. */
export function baibaiRoomsRoutes(deps: Deps): ApiPlugin {
  const { db, baibai, today, homeViews, missed } = deps
  const repository = baibaiRoomsRepository(db)
  const changes = baibaiRoomChanges(deps)
  const lightRooms = keptAnswers({
    search: baibai,
    read: (ids) => repository.byIds(ids, 'light'),
    toAnswer: toBaibaiRoomLight,
    today,
  })

  /** With what only the staff of its shop see of each. */
  async function readRooms(ids: readonly string[], detail: 'light' | 'full', staff?: Staff) {
    const toAnswer = detail === 'light' ? toBaibaiRoomLight : toBaibaiRoom
    const rows = await repository.byIds(ids, detail)
    return rows.map((row) => toAnswer(row, today(), worksAt(staff, row.tenpo_no)))
  }

  async function asStaff(bukkenNo: string) {
    const [row = {}] = await repository.byIds([bukkenNo], 'staff')
    return toStaffBaibaiRoom(row, today())
  }

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
        const { ids, placed, ...rest } = await findPage(baibai, query, staff)
        const { total } = rest.pagination
        missed.listed('baibai', { query, total, isStaff: staff !== undefined })
        const light = query.fields === 'light'
        answerAs(reply, light ? serializeLight : serializeFull)
        const rooms =
          light && !staff
            ? await lightRooms(ids)
            : await readRooms(ids, light ? 'light' : 'full', staff)
        return { rooms: rooms.map(placed), ...rest }
      },
    )

    app.get(
      '/baibai/rooms/map',
      {
        schema: {
          tags: ['baibai'],
          summary: '売買物件を地図に',
          querystring: baibaiMapQuery,
          response: { 200: baibaiMapAnswer },
        },
      },
      async ({ query, staff }) => {
        const { total, clusters, pins } = await findOnMap(baibai, query, staff)
        return { total, clusters: clusters.map(toCluster), pins: pins.map(toPin) }
      },
    )

    app.get(
      '/baibai/rooms/:bukken_no',
      {
        schema: {
          tags: ['baibai'],
          summary: '売買物件',
          params,
          response: { 200: z.union([staffBaibaiRoomAnswer, baibaiRoomAnswer]) },
        },
      },
      async (request, reply) => {
        const { bukken_no } = request.params
        const viewer = { staff: request.staff, preview: previewOf(request, 'baibai') }
        const found = await findListing(baibai, bukken_no, viewer, repository.byIds)
        if (!found) throw notFound('room.not_found')
        homeViews.asked(request, { site_type: 'baibai', bukken_no })
        const { row, isOwn } = found
        if (isOwn) tagVersion(reply, row)
        answerAs(reply, isOwn ? serializeStaff : serializePublic)
        const room = isOwn ? toStaffBaibaiRoom(row, today()) : toBaibaiRoom(row, today())
        const isSold = row.boshu_status === 'closed' && !isOwn
        return isSold
          ? { room, madori_sketch: null, centres: [] }
          : { room, madori_sketch: sketchOf(row), centres: centresFrom(row) }
      },
    )

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
        const room = await asStaff(bukkenNo)
        tagVersion(reply, room).status(201).header('location', `/api/v1/baibai/rooms/${bukkenNo}`)
        return { room }
      },
    )

    app.post(
      '/baibai/rooms/:bukken_no/publish-check',
      {
        config: { access: 'staff' },
        schema: {
          tags: ['baibai'],
          summary: '売買物件の公開前の確認',
          'x-extension': true,
          params,
          body: baibaiRoomChange,
          response: { 200: publishCheck },
        },
      },
      (request) => changes.lacks(staffOf(request), request.params.bukken_no, request.body),
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
        const room = await asStaff(bukken_no)
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
      async (request, reply) => {
        await changes.remove(staffOf(request), request.params.bukken_no)
        return reply.status(204).send(null)
      },
    )
  }
}
