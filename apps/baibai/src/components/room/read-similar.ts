import type { CallOptions } from '@sumai/api-client'
import { distinctLeads } from '@sumai/listings/distinct-leads'
import { toSaleCards } from '@sumai/listings/to-listing'
import type { Services } from '@sumai/platform'
import type { Room } from './room-data.ts'
import { aroundIt, conditionsLike, FEWEST, nearest, SHOWN, sameKind } from './similar.ts'

type Found = ReturnType<typeof nearest<Listing>>
type Listing = Parameters<typeof toSaleCards>[0][number]

/** Those that lead with a picture of their own, and those that only repeat one. */
function apartAndAlike(found: Found, room: Room): { apart: Found; alike: Found } {
  const shown = new Set(room.photos.map(({ url }) => url))
  const leads = distinctLeads(
    found.map(({ listing }) => listing),
    room.photos,
  )
  const isApart = leads.map(({ photos: [lead] }) => {
    const isNew = lead !== undefined && !shown.has(lead.url)
    if (lead) shown.add(lead.url)
    return isNew
  })
  return {
    apart: found.filter((_, index) => isApart[index]),
    alike: found.filter((_, index) => !isApart[index]),
  }
}

type Where = ReturnType<typeof conditionsLike | typeof aroundIt | typeof sameKind>

const ASKED = 20

/**
 * Cards of listings like one, each with the reasons: of its municipality, where those are few of the
 * towns around, and then of its kind. No card shows a picture of the gallery above, or of a card beside it, where
 * enough others are found.
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
  const found: Found = []
  for (const where of [conditionsLike(room), aroundIt(room), sameKind(room)]) {
    if (apartAndAlike(found, room).apart.length >= SHOWN) break
    const known = [room, ...found.map(({ listing }) => listing)].map(({ bukkenNo }) => bukkenNo)
    found.push(...nearest(room, await read(where, known)))
  }
  const { apart, alike } = apartAndAlike(found, room)
  const shown = (apart.length < FEWEST ? [...apart, ...alike] : apart).slice(0, SHOWN)
  return toSaleCards(
    shown.map(({ listing }) => listing),
    room.photos,
  ).map((listing, index) => ({ listing, reasons: shown[index]?.reasons ?? [] }))
}
