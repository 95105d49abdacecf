import { chintaiMapQuery, chintaiRoomsQuery } from '@sumai/api-client/contract/chintai-query'
import {
  type ChintaiRoom,
  type ChintaiRoomLight,
  chintaiRoomAnswer,
  chintaiRoomBody,
  chintaiRoomChange,
  chintaiRoomLightList,
  chintaiRoomList,
  staffChintaiRoomAnswer,
} from '@sumai/api-client/contract/chintai-room'
import { chintaiMapAnswer } from '@sumai/api-client/contract/map'
import { publishCheck } from '@sumai/api-client/contract/publish-check'
import { isBukkenNo } from '@sumai/domain/bukken-no'
import { z } from 'zod'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { previewOf } from '../../http/previewed.ts'
import { notFound } from '../../http/problem.ts'
import { answerAs, serializerOf } from '../../http/serializer-of.ts'
import { staffOf } from '../../http/staff.ts'
import { checkVersion, tagVersion } from '../../http/version.ts'
import { centresFrom } from '../listings/centre-minutes.ts'
import { findBuildings, findListing, findOnMap, findPage } from '../listings/find-listings.ts'
import { keptAnswers } from '../listings/kept-answers.ts'
import { toCluster, toPin } from '../listings/map-answer.ts'
import { sketchOf } from '../plans/sketch.ts'
import { toChintaiRoom, toChintaiRoomLight, toStaffChintaiRoom } from './chintai-room-answer.ts'
import { chintaiRoomChanges } from './chintai-room-changes.ts'
import { chintaiRoomsRepository } from './chintai-rooms.repository.ts'

const serializeFull = serializerOf(chintaiRoomList)
const serializeLight = serializerOf(chintaiRoomLightList)
const serializePublic = serializerOf(chintaiRoomAnswer)
const serializeStaff = serializerOf(staffChintaiRoomAnswer)
const params = z.object({ bukken_no: z.string() })

/** Rooms for rent. */
export function chintaiRoomsRoutes(deps: Deps): ApiPlugin {
  const { db, chintai, today, homeViews, missed } = deps
  const repository = chintaiRoomsRepository(db)
  const changes = chintaiRoomChanges(deps)
  const lightRooms = keptAnswers({
    search: chintai,
    read: (ids) => repository.byIds(ids, 'light'),
    toAnswer: toChintaiRoomLight,
    today,
  })

  async function fullRooms(ids: readonly string[]) {
    return (await repository.byIds(ids, 'full')).map((row) => toChintaiRoom(row, today()))
  }

  async function asStaff(bukkenNo: string) {
    const [row = {}] = await repository.byIds([bukkenNo], 'staff')
    return toStaffChintaiRoom(row, today())
  }

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
        const { ids, placed, ...rest } = await find(chintai, query, staff)
        const { total } = rest.pagination
        missed.listed('chintai', { query, total, isStaff: staff !== undefined })
        const light = query.fields === 'light'
        answerAs(reply, light ? serializeLight : serializeFull)
        const rooms: (ChintaiRoom | ChintaiRoomLight)[] = await (light ? lightRooms : fullRooms)(
          ids,
        )
        return { rooms: rooms.map(placed), ...rest }
      },
    )

    app.get(
      '/chintai/rooms/map',
      {
        schema: {
          tags: ['chintai'],
          summary: '賃貸部屋を地図に',
          querystring: chintaiMapQuery,
          response: { 200: chintaiMapAnswer },
        },
      },
      async ({ query, staff }) => {
        const { finder, total, clusters, pins } = await findOnMap(chintai, query, staff)
        return {
          total,
          clusters: clusters.map(toCluster),
          pins: pins.map((pin) => ({ ...toPin(pin), tm_no: finder.keyOf('tm_no', pin.id) })),
        }
      },
    )

    app.get(
      '/chintai/rooms/:bukken_no',
      {
        schema: {
          tags: ['chintai'],
          summary: '賃貸部屋',
          params,
          response: { 200: z.union([staffChintaiRoomAnswer, chintaiRoomAnswer]) },
        },
      },
      async (request, reply) => {
        const { bukken_no } = request.params
        const viewer = { staff: request.staff, preview: previewOf(request, 'chintai') }
        const found = await findListing(chintai, bukken_no, viewer, repository.byIds)
        if (!found) {
          // `room.closed`: let more than 30 days ago. The page of the room answers 410.
          const isClosed = isBukkenNo(bukken_no) && (await repository.isClosed(bukken_no))
          throw notFound(isClosed ? 'room.closed' : 'room.not_found')
        }
        homeViews.asked(request, { site_type: 'chintai', bukken_no })
        const { row, isOwn } = found
        if (isOwn) tagVersion(reply, row)
        answerAs(reply, isOwn ? serializeStaff : serializePublic)
        const room = isOwn ? toStaffChintaiRoom(row, today()) : toChintaiRoom(row, today())
        return { room, madori_sketch: sketchOf(row), centres: centresFrom(row) }
      },
    )

    app.post(
      '/chintai/rooms',
      {
        config: { access: 'staff' },
        schema: {
          tags: ['chintai'],
          summary: '賃貸部屋の登録',
          'x-extension': true,
          body: chintaiRoomBody,
          response: { 201: staffChintaiRoomAnswer },
        },
      },
      async (request, reply) => {
        const bukkenNo = await changes.create(staffOf(request), request.body)
        const room = await asStaff(bukkenNo)
        tagVersion(reply, room).status(201).header('location', `/api/v1/chintai/rooms/${bukkenNo}`)
        return { room }
      },
    )

    app.post(
      '/chintai/rooms/:bukken_no/publish-check',
      {
        config: { access: 'staff' },
        schema: {
          tags: ['chintai'],
          summary: '賃貸部屋の公開前の確認',
          'x-extension': true,
          params,
          body: chintaiRoomChange,
          response: { 200: publishCheck },
        },
      },
      (request) => changes.lacks(staffOf(request), request.params.bukken_no, request.body),
    )

    app.put(
      '/chintai/rooms/:bukken_no',
      {
        config: { access: 'staff' },
        schema: {
          tags: ['chintai'],
          summary: '賃貸部屋の変更',
          params,
          body: chintaiRoomChange,
          response: { 200: staffChintaiRoomAnswer },
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
  }
}
