import type { CallOptions } from '@sumai/api-client'
import { distinctLeads } from '@sumai/listings/distinct-leads'
import { toSaleCards } from '@sumai/listings/to-listing'
import type { Services } from '@sumai/platform'
import type { Room } from './room-data.ts'
import { aroundIt, conditionsLike, nearest, SHOWN } from './similar.ts'

/** Those that lead with a picture of their own before those that only repeat one. */
function unlikeFirst<Found extends { listing: { photos: Room['photos'] } }>(
  found: readonly Found[],
  room: Room,
): Found[] {
  const leads = distinctLeads(
    found.map(({ listing }) => listing),
    room.photos,
  ).map(({ photos: [lead] }) => lead?.url)
  const repeats = leads.map((url, index) =>
    Number(leads.indexOf(url) < index || room.photos.some((photo) => photo.url === url)),
  )
  const all = found.map((one, index) => ({ one, repeats: repeats[index] ?? 0 }))
  return all.toSorted((a, b) => a.repeats - b.repeats).map(({ one }) => one)
}

type Where = ReturnType<typeof conditionsLike> | ReturnType<typeof aroundIt>

const ASKED = 20

/**
 * Cards of listings like one, each with the reasons: of its municipality, then of the towns around
 * where those are few. No card shows a picture of the gallery above, or of a card beside it.
 */
export async function readSimilar(
  { api, extra }: Pick<Services, 'api' | 'extra'>,
  room: Room,
  options: CallOptions,
) {
  const read = async (where: Where, except: string[]) => {
    const asked = { ...where, excludeBukkenNo: except, limit: ASKED, fields: 'light' } as const
    return (await extra(api.baibai.rooms(asked, options)))?.rooms ?? []
  }
  const own = await read(conditionsLike(room), [room.bukkenNo])
  const found = nearest(room, own)
  if (found.length < SHOWN) {
    const known = [room, ...own].map(({ bukkenNo }) => bukkenNo)
    found.push(...nearest(room, await read(aroundIt(room), known)))
  }
  const shown = unlikeFirst(found, room).slice(0, SHOWN)
  return toSaleCards(
    shown.map(({ listing }) => listing),
    room.photos,
  ).map((listing, index) => ({ listing, reasons: shown[index]?.reasons ?? [] }))
}
