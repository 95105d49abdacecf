import { baibaiRoomAnswer } from '@sumai/api-client/contract/baibai-room'
import { chintaiRoomAnswer } from '@sumai/api-client/contract/chintai-room'
import { previewAnswer, previewQuery } from '@sumai/api-client/contract/preview'
import { siteType } from '@sumai/api-client/contract/words'
import type { SiteType } from '@sumai/domain/codes'
import { z } from 'zod'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { notFound } from '../../http/problem.ts'
import { forbidden, staffOf } from '../../http/staff.ts'
import { sitePages } from '../../letters/site-pages.ts'
import { worksAt } from '../../staff/staff.ts'
import type { WireRow } from '../../wire/columns.ts'
import { toBaibaiRoom } from '../baibai-rooms/baibai-room-answer.ts'
import { baibaiRoomsRepository } from '../baibai-rooms/baibai-rooms.repository.ts'
import { toChintaiRoom } from '../chintai-rooms/chintai-room-answer.ts'
import { chintaiRoomsRepository } from '../chintai-rooms/chintai-rooms.repository.ts'
import { sketchOf } from '../plans/sketch.ts'
import { listingPreviewLinks } from './listing-preview-links.ts'

const params = z.object({ site: siteType, bukken_no: z.string() })
const ANSWERS = { chintai: chintaiRoomAnswer, baibai: baibaiRoomAnswer }
const NEVER_KEPT = 'private, no-store'

/** A listing inside the real site, before the public sees it. */
export function listingPreviewsRoutes(deps: Deps): ApiPlugin {
  const { db, now, today, internalToken, origins } = deps
  const links = listingPreviewLinks(internalToken)
  const repositories = { chintai: chintaiRoomsRepository(db), baibai: baibaiRoomsRepository(db) }
  const answer = { chintai: toChintaiRoom, baibai: toBaibaiRoom }

  async function rowOf(site: SiteType, bukkenNo: string | undefined): Promise<WireRow> {
    const [row] = bukkenNo ? await repositories[site].byIds([bukkenNo], 'full') : []
    if (!row) throw notFound('room.not_found')
    return row
  }

  return async (app) => {
    app.post(
      '/listings/:site/:bukken_no/preview',
      {
        config: { access: 'staff' },
        schema: {
          tags: ['site'],
          summary: '公開前の確認用リンク（24時間）',
          'x-extension': true,
          params,
          response: { 201: previewAnswer },
        },
      },
      async (request, reply) => {
        const { site, bukken_no } = request.params
        const row = await rowOf(site, bukken_no)
        if (!worksAt(staffOf(request), row.tenpo_no)) throw forbidden()
        const place = { cityCode: String(row.city_code), bukkenNo: bukken_no }
        const page = sitePages(origins.site).listing(site, place)
        const token = await links.tokenFor(site, bukken_no, now())
        reply.status(201)
        return { preview: { url: `${page}?preview=${token}` } }
      },
    )

    for (const site of siteType.options) {
      app.get(
        `/${site}/rooms/preview`,
        {
          schema: {
            tags: [site],
            summary: '公開前の物件',
            'x-extension': true,
            querystring: previewQuery,
            response: { 200: ANSWERS[site] },
          },
        },
        async ({ query }, reply) => {
          const row = await rowOf(site, await links.bukkenNoOf(site, query.token, now()))
          reply.header('cache-control', NEVER_KEPT)
          return { room: answer[site](row, today()) as never, madori_sketch: sketchOf(row) }
        },
      )
    }
  }
}
