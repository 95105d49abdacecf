import { siteType } from '@sumai/api-client/contract/words'
import { z } from 'zod'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { notFound } from '../../http/problem.ts'
import { forbidden, staffOf } from '../../http/staff.ts'
import { sitePages } from '../../letters/site-pages.ts'
import { worksAt } from '../../staff/staff.ts'
import { baibaiRoomsRepository } from '../baibai-rooms/baibai-rooms.repository.ts'
import { chintaiRoomsRepository } from '../chintai-rooms/chintai-rooms.repository.ts'
import { tatemonoRepository } from '../tatemono/tatemono.repository.ts'
import { previewLinks } from './preview-links.ts'

const params = z.object({ bukken_no: z.string() })

/** Staff see the listings of their shop inside the real site, before the public does. */
export function listingPreviewsRoutes({
  db,
  now,
  internalToken,
  origins,
  ...deps
}: Deps): ApiPlugin {
  const links = previewLinks(internalToken, now)
  const repositories = { chintai: chintaiRoomsRepository(db), baibai: baibaiRoomsRepository(db) }
  const buildings = tatemonoRepository(db)
  const pages = sitePages(origins.site)

  return async (app) => {
    for (const site of siteType.options) {
      app.get(
        `/${site}/rooms/:bukken_no/preview`,
        {
          config: { access: 'staff' },
          schema: {
            tags: [site],
            summary: '物件のページへ。公開前でも表示する',
            'x-extension': true,
            params,
            response: { 303: z.null() },
          },
        },
        async (request, reply) => {
          const { bukken_no: id } = request.params
          const [row] = await repositories[site].byIds([id], 'full')
          if (!row) throw notFound('room.not_found')
          if (!worksAt(staffOf(request), row.tenpo_no)) throw forbidden()
          const page = pages.listing(site, { cityCode: String(row.city_code), bukkenNo: id })
          const isShown = (await deps[site].finder()).shows(id)
          reply.header('cache-control', 'no-store')
          return reply.redirect(isShown ? page : await links.urlOf(page, { of: site, id }), 303)
        },
      )
    }

    app.get(
      '/chintai/tatemono/:tm_no/preview',
      {
        config: { access: 'staff' },
        schema: {
          tags: ['chintai'],
          summary: '建物のページへ。建物はいつも公開している',
          'x-extension': true,
          params: z.object({ tm_no: z.string() }),
          response: { 303: z.null() },
        },
      },
      async (request, reply) => {
        const { tm_no: id } = request.params
        const row = await buildings.byId(id)
        if (!row) throw notFound('tatemono.not_found')
        reply.header('cache-control', 'no-store')
        return reply.redirect(pages.building(String(row.city_code), id), 303)
      },
    )
  }
}
