import { toCamel } from '@sumai/api-client/case'
import { isOnMap } from '@sumai/basemap/static-map'
import { rentalSheet } from '@sumai/outline/rental-sheet'
import { saleSheet } from '@sumai/outline/sale-sheet'
import type { Sheet, SheetContext } from '@sumai/outline/sheet'
import { sheetShop } from '@sumai/outline/sheet-shop'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { boundedQueue } from '../../db/bounded-queue.ts'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { forbidden, staffOf } from '../../http/staff.ts'
import { sitePages } from '../../letters/site-pages.ts'
import type { staticMaps } from '../../static-maps/static-maps.ts'
import type { WireRow } from '../../wire/columns.ts'
import { toBaibaiRoom } from '../baibai-rooms/baibai-room-answer.ts'
import { baibaiRoomsRepository } from '../baibai-rooms/baibai-rooms.repository.ts'
import { toChintaiRoom } from '../chintai-rooms/chintai-room-answer.ts'
import { chintaiRoomsRepository } from '../chintai-rooms/chintai-rooms.repository.ts'
import { findListing } from '../listings/find-listings.ts'
import type { planDrawer } from '../plans/drawer.ts'
import { sketchOf } from '../plans/sketch.ts'
import { shopsRepository } from '../shops/shops.repository.ts'

/** A sheet takes 200 ms: when 8 are waiting, the next gets 503 and Retry-After. */
const WAITING = 8

const params = z.object({ bukken_no: z.string() })
const PDF = 'application/pdf' as const
/** ms; on a busy machine the first sheet waits for the code that draws. */
const TIMEOUT = 20_000
const described = (what: string) => ({
  config: { access: 'staff' as const, answersWith: PDF },
  handlerTimeout: TIMEOUT,
  schema: {
    tags: [what],
    summary: 'マイソク（A4・PDF）',
    'x-extension': true,
    params,
    response: { 200: { content: { [PDF]: { schema: z.any().describe('PDF') } } } },
  },
})

type Drawers = { maps: ReturnType<typeof staticMaps>; plans: ReturnType<typeof planDrawer> }

/** マイソク: a listing as a sheet of one A4, for the staff of its shop. */
export function sheetsRoutes(deps: Deps, { maps, plans }: Drawers): ApiPlugin {
  const { db, chintai, baibai, today, origins } = deps
  const rentals = chintaiRoomsRepository(db)
  const sales = baibaiRoomsRepository(db)
  const shops = shopsRepository(db)
  const pages = sitePages(origins.site)
  const enqueue = boundedQueue(
    WAITING,
    () => new Problem({ status: 503, code: 'sheet.busy', retryAfter: 2 }),
  )

  async function contextOf(site: Sheet['site'], row: WireRow): Promise<SheetContext> {
    const shop = await shops.byId(String(row.tenpo_no))
    const listing = { cityCode: String(row.city_code), bukkenNo: String(row.bukken_no) }
    return {
      sketch: sketchOf(row),
      shop: shop ? sheetShop(toCamel(shop) as Parameters<typeof sheetShop>[0]) : null,
      url: pages.listing(site, listing),
    }
  }

  async function send(reply: FastifyReply, sheet: Sheet) {
    const [{ drawSheet }, { pictureReader }] = await Promise.all([
      import('../../sheets/draw-sheet.ts'),
      import('../../drawing/read-picture.ts'),
    ])
    const file = await enqueue(() =>
      drawSheet({
        sheet,
        read: pictureReader([...deps.mediaDirs, deps.uploadDir]),
        plan: (url) => plans.draw(url.replace('/media/madori/', '')),
        map: async (centre) =>
          isOnMap(centre)
            ? maps({ centre, zoom: 15, size: 'small', mark: 'home', format: 'png' }, () => {})
            : null,
      }),
    )
    return reply
      .type(PDF)
      .header('content-disposition', `inline; filename="maisoku-${sheet.bukkenNo}.pdf"`)
      .header('cache-control', 'private, no-store')
      .send(file)
  }

  return async (app) => {
    app.get(
      '/chintai/rooms/:bukken_no/maisoku.pdf',
      described('chintai'),
      async (request, reply) => {
        const { bukken_no } = request.params
        const row = ownRow(
          await findListing(chintai, bukken_no, { staff: staffOf(request) }, rentals.byIds),
        )
        const room = toCamel(toChintaiRoom(row, today())) as Parameters<typeof rentalSheet>[0]
        return send(reply, rentalSheet(room, await contextOf('chintai', row)))
      },
    )

    app.get('/baibai/rooms/:bukken_no/maisoku.pdf', described('baibai'), async (request, reply) => {
      const { bukken_no } = request.params
      const row = ownRow(
        await findListing(baibai, bukken_no, { staff: staffOf(request) }, sales.byIds),
      )
      const room = toCamel(toBaibaiRoom(row, today(), true)) as Parameters<typeof saleSheet>[0]
      return send(reply, saleSheet(room, await contextOf('baibai', row)))
    })
  }
}

/** 404 for what the caller may not see, 403 for the listing of another shop. */
function ownRow(found: { row: WireRow; isOwn: boolean } | undefined): WireRow {
  if (!found) throw notFound('room.not_found')
  if (!found.isOwn) throw forbidden()
  return found.row
}
